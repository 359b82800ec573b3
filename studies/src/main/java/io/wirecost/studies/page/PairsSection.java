package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.RatioText;
import java.util.List;
import java.util.Optional;

/**
 * Pairs of lines, each with how many times as fast the first is, under each of the conditions.
 *
 * @param pairs two names each
 * @param size figure whose ratio stands beside
 */
public record PairsSection(
        Optional<String> title,
        List<String> paragraphs,
        String figure,
        String size,
        List<String> under,
        List<List<String>> pairs)
        implements Section {
    public PairsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        under = under == null ? List.of() : List.copyOf(under);
        pairs = pairs.stream().map(List::copyOf).toList();
    }

    @Override
    public PageNames names() {
        return PageNames.of(
                        List.of(figure, size),
                        pairs.stream().flatMap(List::stream).toList())
                .under(under);
    }

    /** Nothing where no pair has figures. */
    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        StudyFigures figures = findings.figures();
        List<String> columns = under.isEmpty() ? figures.allConditions(figure) : under;
        List<List<String>> known = pairs.stream()
                .filter(pair -> columns.stream().anyMatch(name -> isKnown(figures.under(name), pair)))
                .toList();
        if (known.isEmpty()) {
            return;
        }
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
        page.table(Columns.<List<String>>of()
                .name("line", pair -> pair.get(0))
                .name("against", pair -> pair.get(1))
                .name("bytes / the other's", pair -> sizes(figures.under(columns.get(0)), pair))
                .figures(columns, name -> name, "", (pair, name) -> faster(figures.under(name), pair))
                .table(known));
    }

    private boolean isKnown(StudyFigures figures, List<String> pair) {
        return pair.stream().allMatch(line -> figures.sample(figure, line).isPresent());
    }

    private String sizes(StudyFigures figures, List<String> pair) {
        return pair.stream().allMatch(line -> figures.sample(size, line).isPresent())
                ? RatioText.number(figures.ratio(size, pair.get(0), pair.get(1)).centre())
                : TableCell.NONE;
    }

    private TableCell faster(StudyFigures figures, List<String> pair) {
        return isKnown(figures, pair)
                ? RatiosSection.cell(figures.ratio(figure, pair.get(1), pair.get(0)))
                : TableCell.none();
    }
}
