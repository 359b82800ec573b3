package io.wirecost.bench;

import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The comparisons as a table in Markdown.
 *
 * @param toolOptions what every JVM of both sides was given from outside, see {@link #TOOL_OPTIONS}
 */
record FaithfulnessReport(
        Run run, List<TrialComparison> comparisons, List<String> missing, Optional<String> toolOptions) {
    /** The environment variable whose options every JVM takes, on both sides. */
    static final String TOOL_OPTIONS = "JAVA_TOOL_OPTIONS";

    String text() {
        MachineInfo machine = run.environment().machine();
        StringBuilder out = new StringBuilder("# wirecost beside plain JMH\n\n");
        out.append("%s, wirecost %s, workload %s, seed %s\n"
                .formatted(
                        run.started(),
                        run.wirecost(),
                        run.data().name(),
                        run.data().seed().orElseThrow()));
        out.append("%s, %d cores, %s, %s\n\n"
                .formatted(
                        machine.cpu(),
                        machine.cores(),
                        machine.os(),
                        run.environment().runtimeVersions()));
        toolOptions.ifPresent(
                options -> out.append("all JVMs with ").append(options).append("\n\n"));
        out.append("| codec | operation | pairs | plain µs | time, wirecost / plain [95 %] | 1 within"
                + " | plain B/op | wirecost B/op | bytes, wirecost / plain | within 1 % |\n");
        out.append("| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | --- |\n");
        comparisons.forEach(comparison -> out.append(row(comparison)));
        missing.forEach(reason -> out.append("\nno figure: ").append(reason).append('\n'));
        return out.toString();
    }

    private static String row(TrialComparison row) {
        String interval = row.ratio()
                .interval()
                .map(i -> String.format(Locale.ROOT, "[%.3f, %.3f]", i.low(), i.high()))
                .orElse("[one pair only]");
        return String.format(
                Locale.ROOT,
                "| %s | %s | %d | %.2f | %.3f %s | %s | %.0f | %.0f | %.4f | %s |\n",
                row.trial().codec().name(),
                row.trial().task().label(),
                row.ratio().forks(),
                row.plainNanos().centre() / 1000,
                row.ratio().centre(),
                interval,
                row.takesTheSameTime() ? "yes" : "**no**",
                row.plainBytes(),
                row.wirecostBytes(),
                row.bytesRatio(),
                row.allocatesTheSame() ? "yes" : "**no**");
    }
}
