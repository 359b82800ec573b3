package io.wirecost.report.model.metric;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.report.wording.CodecLabels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Trials of one codec that have no figure, for one and the same reason.
 *
 * @param status {@code refused} or {@code failed}
 * @param operations at least one
 */
public record Unmeasured(String codec, String status, List<String> operations, String reason) {
    public Unmeasured {
        operations = List.copyOf(operations);
    }

    /** Returns what a run refused or failed to measure, one entry per codec and reason, runtime by runtime. */
    public static List<Unmeasured> of(Run run) {
        CodecLabels names = new CodecLabels(run);
        Map<Cause, List<String>> operations = run.runtimes().stream()
                .flatMap(runtime -> run.in(runtime).cells().stream())
                .filter(cell -> cell.status() != Cell.Status.MEASURED)
                .collect(Collectors.groupingBy(
                        cell -> Cause.of(cell, names),
                        LinkedHashMap::new,
                        Collectors.mapping(cell -> cell.trial().task().label(), Collectors.toList())));
        return operations.entrySet().stream()
                .map(entry -> new Unmeasured(
                        entry.getKey().codec(),
                        entry.getKey().status(),
                        entry.getValue(),
                        entry.getKey().reason()))
                .toList();
    }

    private record Cause(String codec, String status, String reason) {
        static Cause of(Cell cell, CodecLabels names) {
            return new Cause(
                    names.of(cell.trial().codec()),
                    cell.status().name().toLowerCase(Locale.ROOT),
                    cell.reason().orElse("no reason is given"));
        }
    }
}
