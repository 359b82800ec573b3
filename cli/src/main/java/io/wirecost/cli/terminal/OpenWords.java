package io.wirecost.cli.terminal;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.ratio.RoundRatios;
import io.wirecost.analysis.settling.Looks;
import io.wirecost.analysis.settling.Open;
import io.wirecost.analysis.settling.Settling;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a user is told whose run has ended with ratios that are less certain than they should be. */
public final class OpenWords {
    /** The widest tell enough: all are in the tables. */
    private static final int NAMED = 6;

    private OpenWords() {}

    /**
     * Names the ratios that are not settled, the widest first, and counts the others; empty where all are settled.
     *
     * @param reach how far an interval may reach, as a fraction
     */
    public static Optional<String> of(Run run, double reach) {
        Map<Trial, List<Double>> ratios = RoundRatios.of(run);
        ratios.keySet().removeIf(trial -> isBaseline(run, trial.codec()));
        CodecLabels labels = new CodecLabels(run);
        List<Open> wide = new Settling(reach).wide(ratios);
        return wide.isEmpty()
                ? Optional.empty()
                : Optional.of("Open: %d of %d ratios to the baseline are less certain than %s: %s%s. %s"
                        .formatted(
                                wide.size(),
                                ratios.size(),
                                Units.spread(reach),
                                wide.stream()
                                        .limit(NAMED)
                                        .map(cell -> words(cell, labels))
                                        .collect(Collectors.joining(", ")),
                                wide.size() > NAMED ? " and %d more".formatted(wide.size() - NAMED) : "",
                                advice(wide)));
    }

    private static String advice(List<Open> wide) {
        return wide.stream().anyMatch(cell -> Looks.USUAL.after(cell.forks()).isPresent())
                ? "Give them more time with --budget."
                : "They have had all their rounds; a machine that does nothing else tells more.";
    }

    private static boolean isBaseline(Run run, Variant codec) {
        return Baseline.of(run, codec.runtime()).equals(Optional.of(codec));
    }

    private static String words(Open cell, CodecLabels labels) {
        return "%s %s %s"
                .formatted(labels.of(cell.trial().codec()), cell.trial().task().label(), Units.spread(cell.reach()));
    }
}
