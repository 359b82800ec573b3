package io.wirecost.bench.settling;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.results.RunFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says how wide the ratios of runs of one task are, where their spread comes from, and how far the runs agree with the first. */
public final class SettlingReport {
    private SettlingReport() {}

    /** @param files {@code run.json} of one run or more */
    public static void main(String[] files) {
        try {
            List<RunRatios> runs = new ArrayList<>();
            for (String file : files) {
                runs.add(RunRatios.of(RunFile.read(Path.of(file))));
            }
            System.out.print(text(List.of(files), runs));
        } catch (InputException e) {
            e.problems().forEach(System.err::println);
            System.exit(2);
        }
    }

    static String text(List<String> names, List<RunRatios> runs) {
        StringBuilder text = new StringBuilder(
                "| run | rounds | slices again | median interval | widest | above ±12 % | spread over rounds: median, 9 of 10 | baseline's second worker over its first |\n"
                        + "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n");
        for (int i = 0; i < runs.size(); i++) {
            text.append(width(names.get(i), runs.get(i)));
        }
        if (runs.size() > 1) {
            text.append("\n| against the first | ratios | differ | pairs certain the other way round | ")
                    .append(RunRatios.OPERATIONS.stream()
                            .map(operation -> "tau " + operation.label())
                            .collect(Collectors.joining(" | ")))
                    .append(" | which |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |\n");
        }
        for (int i = 1; i < runs.size(); i++) {
            text.append(agreement(names.get(i), RunAgreement.of(runs.get(0), runs.get(i))));
        }
        return text.toString();
    }

    private static String width(String name, RunRatios run) {
        List<Double> reaches = run.reaches();
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | ±%.1f %% | ±%.1f %% | %d of %d | %.1f %%, %.1f %% | %s |%n",
                name,
                run.rounds(),
                run.again(),
                100 * at(reaches, 0.5),
                100 * at(reaches, 1),
                reaches.stream().filter(reach -> reach > 0.12).count(),
                reaches.size(),
                100 * at(run.spreads(), 0.5),
                100 * at(run.spreads(), 0.9),
                run.twins().entrySet().stream()
                        .map(twins -> twins.getKey() + " " + factor(twins.getValue()))
                        .collect(Collectors.joining(", ")));
    }

    private static String factor(Estimate ratio) {
        return ratio.interval()
                .map(interval -> String.format(
                        Locale.ROOT, "%.2f (%.2f to %.2f)", ratio.centre(), interval.low(), interval.high()))
                .orElseGet(() -> String.format(Locale.ROOT, "%.2f", ratio.centre()));
    }

    private static double at(List<Double> sorted, double quantile) {
        return sorted.isEmpty() ? Double.NaN : sorted.get((int) Math.round(quantile * (sorted.size() - 1)));
    }

    private static String agreement(String name, RunAgreement agreement) {
        List<String> reversed = agreement.reversed();
        List<String> which = new ArrayList<>();
        agreement.differing().forEach(timed -> which.add(timed.toString()));
        which.addAll(reversed);
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %.3f | %.3f | %s |%n",
                name,
                agreement.both().size(),
                agreement.differing().size(),
                reversed.size(),
                agreement.tau(Operation.SERIALIZE),
                agreement.tau(Operation.DESERIALIZE),
                String.join(", ", which));
    }
}
