package io.wirecost.studies.page;

import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.core.run.Pipeline;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How many times as fast as a line each of the others is, under each of several conditions.
 *
 * @param to the line
 * @param size figure whose ratio stands beside; empty for none
 * @param under conditions, a column each; empty for all
 * @param floor whether the pipeline by itself has a row
 */
public record RatiosSection(
        Optional<String> title,
        List<String> paragraphs,
        String figure,
        String to,
        Optional<String> size,
        List<String> under,
        boolean floor)
        implements Section {
    public RatiosSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        under = under == null ? List.of() : List.copyOf(under);
    }

    @Override
    public PageNames names() {
        return PageNames.of(Stream.concat(Stream.of(figure), size.stream()).toList(), List.of(to))
                .under(under);
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        StudyFigures figures = findings.figures();
        List<String> columns = under.isEmpty() ? figures.allConditions(figure) : under;
        List<Row> rows = Stream.concat(
                        figures.lines().stream()
                                .filter(line -> !line.beside() && !line.name().equals(to))
                                .filter(line -> columns.stream().anyMatch(name -> has(figures.under(name), line)))
                                .map(line -> new Row(line.name(), line, false)),
                        floor ? Stream.of(new Row("the floor", figures.line(to), true)) : Stream.empty())
                .toList();
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
        Columns<Row> table = Columns.<Row>of()
                .name("format", Row::name)
                .name(
                        "codec",
                        row -> row.line.variant().map(codec -> codec.name()).orElse(TableCell.NONE));
        size.ifPresent(bytes -> table.name("bytes / " + to + "'s", row -> sizes(figures, columns, bytes, row)));
        page.table(table.figures(columns, name -> name, "", (row, name) -> faster(figures.under(name), row))
                .table(rows));
    }

    private record Row(String name, StudyLine line, boolean isFloor) {}

    private boolean has(StudyFigures figures, StudyLine line) {
        return figures.sample(figure, line.name()).isPresent()
                && figures.sample(figure, to).isPresent();
    }

    private String sizes(StudyFigures figures, List<String> columns, String bytes, Row row) {
        StudyFigures first = figures.under(columns.get(0));
        return first.sample(bytes, row.line.name())
                .map(own ->
                        RatioText.number(own.centre() / first.known(bytes, to).centre()))
                .orElse(TableCell.NONE);
    }

    private TableCell faster(StudyFigures figures, Row row) {
        if (!has(figures, row.line)) {
            return TableCell.none();
        }
        return row.isFloor
                ? floorRatio(figures).map(RatiosSection::cell).orElse(TableCell.none())
                : cell(figures.ratio(figure, to, row.line.name()));
    }

    private Optional<Quotient> floorRatio(StudyFigures figures) {
        return PipelineFloor.of(
                        figures.runOf(figure).orElseThrow(),
                        figures.passage(figure),
                        figures.line(to).variant().orElseThrow())
                .flatMap(cell -> cell.figures(Pipeline.class))
                .flatMap(own -> BlockScores.of(figures.pipeline(figure, to).orElseThrow())
                        .ratioTo(BlockScores.of(own)))
                .map(Quotient::of);
    }

    /** The ratio with its interval, and whether it is a tie. */
    static TableCell cell(Quotient ratio) {
        return TableCell.figure(ratio.centre(), centre -> RatioText.of(ratio) + (ratio.isTie() ? " tie" : ""));
    }
}
