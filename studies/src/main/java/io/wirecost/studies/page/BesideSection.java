package io.wirecost.studies.page;

import io.wirecost.document.Document;
import io.wirecost.studies.page.TableSection.Shows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A published table, column by column: our figure, the published one, and both as ratios to the study's baseline, since
 * machines differ.
 *
 * @param file with the published figures
 * @param columns of that table
 */
public record BesideSection(
        Optional<String> title, List<String> paragraphs, String file, Optional<String> under, List<Beside> columns)
        implements Section {
    public BesideSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        columns = List.copyOf(columns);
    }

    /**
     * A column of the published table.
     *
     * @param column its title there
     * @param title in our document; empty for that of the table
     * @param figure of ours
     * @param unit of both
     */
    public record Beside(String column, Optional<String> title, String figure, FigureUnits unit) {
        private List<Shows> shows(StudyFindings findings) {
            boolean exact = findings.figures().lines().stream()
                    .flatMap(line -> findings.figures().sample(figure, line.name()).stream())
                    .allMatch(sample -> sample.scores().size() == 1);
            List<Shows> columns = new ArrayList<>();
            columns.add(shows("line", ShownColumn.LINE));
            columns.add(shows("codec", ShownColumn.CODEC));
            columns.add(shows("ours", ShownColumn.FIGURE));
            if (!exact) {
                columns.add(shows("95 %", ShownColumn.INTERVAL));
            }
            columns.add(shows("published", ShownColumn.PUBLISHED));
            columns.add(shows("ours / base", ShownColumn.RATIO));
            columns.add(shows("published / base", ShownColumn.PUBLISHED_RATIO));
            columns.add(shows("deviation", ShownColumn.DEVIATION));
            return columns;
        }

        private Shows shows(String heading, ShownColumn is) {
            return new Shows(
                    heading,
                    is,
                    Optional.of(figure),
                    Optional.of(column),
                    Optional.of(unit),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    @Override
    public PageNames names() {
        return PageNames.of(columns.stream().map(Beside::figure).toList(), List.of())
                .with(Optional.of(file), columns.stream().map(Beside::column).toList())
                .under(under.stream().toList());
    }

    @Override
    public void write(StudyFindings all, Document.Writer page) {
        StudyFindings findings = under.map(all::under).orElse(all);
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
        for (Beside beside : columns) {
            page.part(beside.title().orElse(beside.column()), "");
            Baselines.of(
                            findings,
                            beside.figure(),
                            Optional.of(findings.figures().table(file)),
                            Optional.of(beside.column()))
                    .ifPresent(base -> page.paragraph("The base is %s.".formatted(base)));
            new TableSection(
                            Optional.empty(),
                            List.of(),
                            Optional.of(file),
                            Optional.empty(),
                            List.of(),
                            beside.shows(findings),
                            Optional.empty(),
                            false)
                    .write(findings, page);
        }
    }
}
