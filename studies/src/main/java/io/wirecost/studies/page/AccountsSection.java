package io.wirecost.studies.page;

import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.studies.page.TableSection.Shows;
import io.wirecost.studies.source.StudyLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sizes that deviate from the published ones by more than a tenth, and why, by what their bytes are there for.
 *
 * @param step whose sizes have accounts
 * @param file with the published sizes
 * @param compared figures with their columns; a line deviates if one of them does
 * @param against lines that stand in the table of accounts in any case; the first is a text format, the second a compact one
 * @param texts explanations by line. A name of a kind of bytes in braces stands for how many a message has of it; {@code
 *     {ALL}} for all, {@code {OVERHEAD}} for those that are no values, {@code {COMPACT}} for those of the second line to
 *     compare with, and {@code {TEXT_NAMES}} for the names of fields of the first
 */
public record AccountsSection(
        Optional<String> title,
        String step,
        String file,
        Map<String, String> compared,
        List<String> against,
        Map<String, String> texts)
        implements Section {
    private static final double NOTABLE = 0.10;

    public AccountsSection {
        compared = Map.copyOf(compared);
        against = List.copyOf(against);
        texts = Map.copyOf(texts);
    }

    @Override
    public PageNames names() {
        PageNames named = new PageNames(
                compared.keySet(),
                Stream.concat(against.stream(), texts.keySet().stream()).toList(),
                List.of(step),
                List.of(),
                Map.of(),
                List.of(),
                List.of());
        return named.with(Optional.of(file), List.copyOf(compared.values()));
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        List<StudyLine> deviating = deviating(findings);
        if (deviating.isEmpty()) {
            page.paragraph("No line deviates by more than 10 %.");
            return;
        }
        Map<String, ByteCosts> costs = costs(findings);
        page.section(title.orElse("Deviations of more than 10 %"));
        page.items(deviating.stream()
                .map(line -> line.name() + ": " + explanation(line.name(), costs))
                .toList());
        page.section("What the bytes are there for");
        page.paragraph("Bytes of a message, on average over all of ours, as wirecost explain accounts for them.");
        page.table(table(deviating, costs));
    }

    private List<StudyLine> deviating(StudyFindings findings) {
        StudyCells cells =
                new StudyCells(findings, Optional.of(findings.figures().table(file)));
        return findings.figures().lines().stream()
                .filter(line -> compared.entrySet().stream()
                        .flatMap(each -> cells.deviation(shows(each.getKey(), each.getValue()), line).stream())
                        .anyMatch(deviation -> Math.abs(deviation) > NOTABLE))
                .toList();
    }

    private static Shows shows(String figure, String column) {
        return new Shows(
                "",
                ShownColumn.DEVIATION,
                Optional.of(figure),
                Optional.of(column),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private Map<String, ByteCosts> costs(StudyFindings findings) {
        Map<String, ByteCosts> costs = new LinkedHashMap<>();
        Optional<Run> run = findings.figures().run(step);
        findings.figures()
                .lines()
                .forEach(line ->
                        run.flatMap(found -> costs(found, line)).ifPresent(known -> costs.put(line.name(), known)));
        return costs;
    }

    private static Optional<ByteCosts> costs(Run run, StudyLine line) {
        return run.cells().stream()
                .filter(cell ->
                        line.variant().filter(cell.trial().codec()::equals).isPresent()
                                && cell.trial().task().equals(new Task.Size()))
                .flatMap(cell -> cell.figures(Sizes.class).stream())
                .flatMap(sizes -> sizes.costs().stream())
                .findFirst();
    }

    private String explanation(String line, Map<String, ByteCosts> costs) {
        String text = texts.getOrDefault(line, "not explained yet.");
        ByteCosts own = costs.get(line);
        if (own == null) {
            return text;
        }
        for (ByteKind kind : ByteKind.values()) {
            text = text.replace("{" + kind.name() + "}", mean(own, own.bytes(kind)));
        }
        text = text.replace("{ALL}", mean(own, own.bytes())).replace("{OVERHEAD}", mean(own, overhead(own)));
        ByteCosts written = costs.get(against.get(0));
        ByteCosts compact = costs.get(against.get(1));
        text = written == null ? text : text.replace("{TEXT_NAMES}", mean(written, written.bytes(ByteKind.NAME)));
        return compact == null ? text : text.replace("{COMPACT}", mean(compact, overhead(compact)));
    }

    private static long overhead(ByteCosts costs) {
        return costs.bytes() - costs.bytes(ByteKind.PAYLOAD);
    }

    private static String mean(ByteCosts of, long bytes) {
        return String.format(Locale.ROOT, "%,.0f", (double) bytes / of.records());
    }

    private static TableCell cell(ByteCosts of, long bytes) {
        return TableCell.figure((double) bytes / of.records(), mean -> mean(of, bytes));
    }

    private Table table(List<StudyLine> deviating, Map<String, ByteCosts> costs) {
        List<String> rows = new ArrayList<>(against);
        deviating.stream()
                .map(StudyLine::name)
                .filter(line -> !rows.contains(line))
                .forEach(rows::add);
        rows.removeIf(line -> !costs.containsKey(line));
        return Columns.<String>of()
                .name("line", line -> line)
                .figure(
                        "bytes",
                        "bytes",
                        line -> cell(costs.get(line), costs.get(line).bytes()))
                .figures(
                        Stream.of(ByteKind.values()).toList(),
                        ByteKind::title,
                        "bytes",
                        (line, kind) -> cell(costs.get(line), costs.get(line).bytes(kind)))
                .table(rows);
    }
}
