package io.wirecost.report.model.account;

import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteCosts.FieldBytes;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.Visible;
import io.wirecost.report.model.account.AccountModel.FieldCost;
import io.wirecost.report.model.account.AccountModel.Line;
import io.wirecost.report.wording.CodecLabels;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the table of what bytes are there for. */
public final class AccountModels {
    private static final int MOST_FIELDS = 6;
    private static final String MESSAGE = "(message)";

    private AccountModels() {}

    /** Empty for a run that has no accounts. */
    public static Optional<AccountModel> of(Run run) {
        Map<Cell, ByteCosts> costs = costs(run);
        if (costs.isEmpty()) {
            return Optional.empty();
        }
        List<ByteKind> kinds = Stream.of(ByteKind.values())
                .filter(kind -> costs.values().stream().anyMatch(each -> each.bytes(kind) > 0))
                .toList();
        List<String> fields = largest(costs);
        CodecLabels names = new CodecLabels(run);
        return Optional.of(new AccountModel(
                kinds.stream().map(ByteKind::title).toList(),
                fields.stream().map(AccountModels::name).toList(),
                notes(run, costs),
                costs.entrySet().stream()
                        .map(each -> line(names.of(each.getKey().trial().codec()), each.getValue(), kinds, fields))
                        .toList()));
    }

    private static Map<Cell, ByteCosts> costs(Run run) {
        Map<Cell, ByteCosts> costs = new LinkedHashMap<>();
        for (String runtime : run.runtimes()) {
            run.in(runtime).cells().stream()
                    .filter(cell -> costsOf(cell).isPresent())
                    .sorted(Comparator.comparing(
                            cell -> costsOf(cell).orElseThrow().bytes()))
                    .forEach(cell -> costs.put(cell, costsOf(cell).orElseThrow()));
        }
        return costs;
    }

    private static Optional<ByteCosts> costsOf(Cell cell) {
        return cell.figures(Sizes.class).flatMap(Sizes::costs).filter(costs -> costs.records() > 0);
    }

    /** By their bytes in all codecs together. */
    private static List<String> largest(Map<Cell, ByteCosts> costs) {
        Map<String, Long> bytes = costs.values().stream()
                .flatMap(each -> each.fields().stream())
                .collect(Collectors.groupingBy(
                        FieldBytes::field, LinkedHashMap::new, Collectors.summingLong(FieldBytes::bytes)));
        return bytes.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MOST_FIELDS)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Line line(String codec, ByteCosts costs, List<ByteKind> kinds, List<String> fields) {
        List<FieldCost> byField = costs.fields().stream()
                .filter(field -> fields.contains(field.field()))
                .map(field -> new FieldCost(name(field.field()), (double) field.bytes() / costs.records()))
                .toList();
        return new Line(
                codec,
                kinds.stream()
                        .map(kind -> (double) costs.bytes(kind) / costs.records())
                        .toList(),
                byField);
    }

    /** Names of fields are a user's. */
    private static String name(String field) {
        return field.isEmpty() ? MESSAGE : Visible.text(field);
    }

    private static List<String> notes(Run run, Map<Cell, ByteCosts> costs) {
        long without = run.cells().stream()
                .filter(cell -> cell.figures(Sizes.class).isPresent() && !costs.containsKey(cell))
                .count();
        String explain = "Each byte of one record: wirecost explain --codec CODEC.";
        return without == 0
                ? List.of(explain)
                : List.of(
                        explain,
                        without == 1
                                ? "There is no account of the bytes of one codec yet."
                                : "There is no account of the bytes of %d codecs yet.".formatted(without));
    }
}
