package io.wirecost.bench.settling;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Trial;
import io.wirecost.results.RunFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Holds runs of the same task against the first of them. */
public final class SettlingReport {
    private SettlingReport() {}

    /** @param files {@code run.json} of at least two runs */
    public static void main(String[] files) {
        try {
            List<Times> runs = new ArrayList<>();
            for (String file : files) {
                runs.add(Times.of(RunFile.read(Path.of(file))));
            }
            System.out.print(text(List.of(files), runs));
        } catch (InputException e) {
            e.problems().forEach(System.err::println);
            System.exit(2);
        }
    }

    static String text(List<String> names, List<Times> runs) {
        StringBuilder text = new StringBuilder("| run | forks | voided | median interval | widest | above ±25 % |\n"
                + "| --- | ---: | ---: | ---: | ---: | ---: |\n");
        for (int i = 0; i < runs.size(); i++) {
            text.append(width(names.get(i), runs.get(i)));
        }
        text.append("\n| against the first | cells | differ | ")
                .append(Times.OPERATIONS.stream()
                        .map(operation -> "tau " + operation.label())
                        .collect(Collectors.joining(" | ")))
                .append(" | median quotient | which differ |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |\n");
        for (int i = 1; i < runs.size(); i++) {
            text.append(agreement(names.get(i), Agreement.of(runs.get(0), runs.get(i))));
        }
        return text.toString();
    }

    private static String width(String name, Times times) {
        List<Double> reaches = times.reaches();
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | ±%.1f %% | ±%.0f %% | %d of %d |%n",
                name,
                times.forks(),
                times.voided(),
                100 * reaches.get(reaches.size() / 2),
                100 * reaches.get(reaches.size() - 1),
                reaches.stream().filter(reach -> reach > 0.25).count(),
                reaches.size());
    }

    private static String agreement(String name, Agreement agreement) {
        List<Trial> differing = agreement.differing();
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %.3f | %.3f | %.3f | %s |%n",
                name,
                agreement.cells().size(),
                differing.size(),
                agreement.tau(Operation.SERIALIZE),
                agreement.tau(Operation.DESERIALIZE),
                agreement.medianQuotient(),
                differing.stream()
                        .map(trial -> trial.codec() + "/" + trial.task().label())
                        .collect(Collectors.joining(", ")));
    }
}
