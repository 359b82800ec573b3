package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A table of lines with our figures and the published ones, in the study's order.
 *
 * @param title empty for what follows another section
 * @param file with the published figures; empty for none. Its lines are the rows
 * @param under conditions of the figures; empty for the first ones
 * @param lines the rows; empty for those of the file, or else all
 * @param floor figure of the pipeline whose floor is described below; empty for none
 * @param tau whether to say how far the published order and ours agree, by the first figure with a published column
 */
public record TableSection(
        Optional<String> title,
        List<String> paragraphs,
        Optional<String> file,
        Optional<String> under,
        List<String> lines,
        List<Shows> columns,
        Optional<String> floor,
        boolean tau)
        implements Section {
    public TableSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        lines = lines == null ? List.of() : List.copyOf(lines);
        columns = List.copyOf(columns);
    }

    /**
     * A column.
     *
     * @param title above it
     * @param figure of ours
     * @param column of the published table
     * @param unit of our figure; the published one is in the unit in which it was printed
     * @param digits behind the point; empty for as many as say something
     * @param tag of the line
     */
    public record Shows(
            String title,
            ShownColumn is,
            Optional<String> figure,
            Optional<String> column,
            Optional<FigureUnits> unit,
            Optional<Integer> digits,
            Optional<String> tag) {
        private boolean isName() {
            return switch (is) {
                case LINE, CODEC, TAG -> true;
                default -> false;
            };
        }
    }

    @Override
    public PageNames names() {
        return PageNames.of(figures(), lines)
                .with(
                        file,
                        columns.stream()
                                .flatMap(column -> column.column().stream())
                                .toList())
                .under(under.stream().toList());
    }

    @Override
    public void write(StudyFindings all, Document.Writer page) {
        StudyFindings findings = under.map(all::under).orElse(all);
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
        Optional<PublishedTable> published = file.map(findings.figures()::table);
        StudyCells cells = new StudyCells(findings, published);
        Columns<StudyLine> shown = Columns.of();
        for (Shows column : columns) {
            Function<StudyLine, TableCell> cell = line -> cells.cell(column, line);
            if (column.isName()) {
                shown.codec(column.title(), cell);
            } else {
                shown.figure(
                        column.title(), column.unit().map(FigureUnits::label).orElse(""), cell);
            }
        }
        List<StudyLine> rows = rows(findings.figures(), published);
        page.table(shown.table(rows));
        page.items(Lacking.reasons(findings.figures(), figures(), rows));
        floor.ifPresent(figure -> FloorWords.write(findings.figures(), figure, findings.baseline(), page));
        if (tau) {
            OrderAgreement.write(findings.figures(), columns, published.orElseThrow(), rows, page);
        }
    }

    private List<StudyLine> rows(StudyFigures figures, Optional<PublishedTable> published) {
        List<String> names = !lines.isEmpty()
                ? lines
                : published
                        .map(table -> List.copyOf(table.rows().keySet()))
                        .orElseGet(() -> figures.lines().stream()
                                .filter(line -> !line.beside())
                                .map(StudyLine::name)
                                .toList());
        return names.stream().map(figures::line).toList();
    }

    private List<String> figures() {
        return columns.stream()
                .flatMap(column -> column.figure().stream())
                .distinct()
                .toList();
    }
}
