package io.wirecost.report.text;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.report.wording.CodecLabels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The cells that have no figure, and why: one entry per codec and reason. */
final class UnmeasuredEntries {
    /** A longer reason is in run.json, whole. */
    private static final int REASON_CHARACTERS = 400;

    private UnmeasuredEntries() {}

    static void print(Run run, Page page) {
        CodecLabels names = new CodecLabels(run);
        Map<Cause, List<String>> operations = run.cells().stream()
                .filter(cell -> cell.status() != Cell.Status.MEASURED)
                .collect(Collectors.groupingBy(
                        cell -> Cause.of(cell, names),
                        LinkedHashMap::new,
                        Collectors.mapping(cell -> cell.trial().task().label(), Collectors.toList())));
        if (operations.isEmpty()) {
            return;
        }
        page.heading("Not measured");
        operations.forEach((cause, trials) -> {
            page.paragraph(cause.codec + " " + cause.status + ": " + String.join(", ", trials));
            page.paragraph("    ", cause.reason, Ink.DIM);
        });
    }

    private record Cause(String codec, String status, String reason) {
        static Cause of(Cell cell, CodecLabels names) {
            return new Cause(
                    names.of(cell.trial().codec()),
                    cell.status().name().toLowerCase(Locale.ROOT),
                    shortened(cell.reason().orElse("no reason is given")));
        }

        private static String shortened(String reason) {
            return reason.codePointCount(0, reason.length()) <= REASON_CHARACTERS
                    ? reason
                    : reason.substring(0, reason.offsetByCodePoints(0, REASON_CHARACTERS)) + "…";
        }
    }
}
