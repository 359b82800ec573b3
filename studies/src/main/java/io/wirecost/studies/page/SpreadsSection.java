package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.StudyLine;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * How far the lines that share a tag lie apart: the one with the least of a figure, that with the most, and their ratio.
 *
 * @param figures a row each for every value of the tag
 * @param tag by which lines are grouped
 */
public record SpreadsSection(String title, List<String> paragraphs, List<String> figures, String tag)
        implements Section {
    public SpreadsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        figures = List.copyOf(figures);
    }

    /** Lines of one group that have a figure, from the least. */
    private record Group(String figure, String name, List<String> lines) {
        String least() {
            return lines.get(0);
        }

        String most() {
            return lines.get(lines.size() - 1);
        }
    }

    @Override
    public PageNames names() {
        return PageNames.of(figures, List.of());
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        page.section(title);
        paragraphs.forEach(page::paragraph);
        StudyFigures all = findings.figures();
        page.table(Columns.<Group>of()
                .words("figure", group -> all.title(group.figure))
                .name(tag, Group::name)
                .figure("lines", group -> String.valueOf(group.lines.size()))
                .name("least", Group::least)
                .name("most", Group::most)
                .figure("most / least", group -> RatioText.of(all.ratio(group.figure, group.most(), group.least())))
                .table(figures.stream()
                        .flatMap(figure -> tags(all).stream().map(value -> group(all, figure, value)))
                        .filter(group -> group.lines.size() > 1)
                        .toList()));
    }

    private List<String> tags(StudyFigures all) {
        return all.lines().stream()
                .map(line -> line.tags().get(tag))
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    private Group group(StudyFigures all, String figure, String value) {
        return new Group(
                figure,
                value,
                all.lines().stream()
                        .filter(line -> value.equals(line.tags().get(tag)))
                        .map(StudyLine::name)
                        .filter(line -> all.sample(figure, line).isPresent())
                        .sorted(Comparator.comparingDouble(
                                line -> all.known(figure, line).centre()))
                        .toList());
    }
}
