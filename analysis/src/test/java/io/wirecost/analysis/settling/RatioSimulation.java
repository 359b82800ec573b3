package io.wirecost.analysis.settling;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Ratios to a baseline with two workers a round, in runs with looks. Scores are those of levelled slices.
 *
 * @param codecs the baseline included, each with two operations
 * @param spread standard deviation of the logarithms of a codec's workers
 * @param ofBaseline how many times as much the baseline's workers spread
 */
record RatioSimulation(Shape shape, int codecs, double spread, double ofBaseline, Looks looks) {
    private static final double AIM = 0.08;
    private static final Operation[] OPERATIONS = {Operation.SERIALIZE, Operation.DESERIALIZE};

    /**
     * @param coverage share of the final intervals that hold the true ratio
     * @param rounds mean number of rounds in a ratio
     * @param halfWidth median of how far an interval reaches
     */
    record Outcome(double coverage, double rounds, double halfWidth) {}

    Outcome of(int runs, Random random) {
        int covered = 0;
        int rounds = 0;
        List<Double> reaches = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            for (Estimate ratio : ratios(random)) {
                covered += ratio.interval().orElseThrow().contains(1) ? 1 : 0;
                rounds += ratio.forks();
                reaches.add(ratio.reach().orElseThrow());
            }
        }
        Collections.sort(reaches);
        double all = reaches.size();
        return new Outcome(covered / all, rounds / all, reaches.get(reaches.size() / 2));
    }

    /** Returns each ratio over its true one. */
    private List<Estimate> ratios(Random random) {
        List<List<Double>> ratios = new ArrayList<>();
        measured(random).forEach((trial, rounds) -> {
            if (!isBaseline(trial)) {
                ratios.add(rounds.values().stream()
                        .map(ratio -> Math.exp(ratio - truth(trial)))
                        .toList());
            }
        });
        Prior prior = Prior.of(ratios, looks.first());
        return ratios.stream().map(ratio -> Estimate.of(ratio, prior)).toList();
    }

    /** Returns logarithms of ratios by round; of the baseline those of its first worker to the mean of both. */
    private Map<Trial, TreeMap<Integer, Double>> measured(Random random) {
        Map<Trial, TreeMap<Integer, Double>> run = new LinkedHashMap<>();
        for (int codec = 0; codec < codecs; codec++) {
            for (Operation operation : OPERATIONS) {
                run.put(trial(codec, new Task.Time(operation)), new TreeMap<>());
            }
        }
        Settling settling = new Settling(AIM, looks);
        int round = 0;
        for (; round < looks.first(); round++) {
            measure(run, List.copyOf(run.keySet()), round, random);
        }
        List<Open> open = settling.open(scores(run));
        while (!open.isEmpty()) {
            List<Trial> wanted = open.stream().map(Open::trial).toList();
            measure(run, wanted, round++, random);
            open = settling.open(scores(run));
        }
        return run;
    }

    /** The baseline takes part in every round. */
    private void measure(Map<Trial, TreeMap<Integer, Double>> run, List<Trial> wanted, int round, Random random) {
        for (Operation operation : OPERATIONS) {
            Task task = new Task.Time(operation);
            double first = ofBaseline * spread * shape.draw(random);
            double second = ofBaseline * spread * shape.draw(random);
            double mean = (first + second) / 2;
            run.get(trial(0, task)).put(round, first - mean);
            wanted.stream()
                    .filter(trial -> trial.task().equals(task) && !isBaseline(trial))
                    .forEach(trial -> run.get(trial).put(round, truth(trial) + spread * shape.draw(random) - mean));
        }
    }

    private static Map<Trial, List<Double>> scores(Map<Trial, TreeMap<Integer, Double>> run) {
        Map<Trial, List<Double>> scores = new LinkedHashMap<>();
        run.forEach((trial, rounds) ->
                scores.put(trial, rounds.values().stream().map(Math::exp).toList()));
        return scores;
    }

    private static boolean isBaseline(Trial trial) {
        return trial.equals(trial(0, trial.task()));
    }

    private static double truth(Trial trial) {
        return 0.06 * Integer.parseInt(trial.codec().name());
    }

    private static Trial trial(int codec, Task task) {
        return new Trial("simulated", Variant.jvm(String.valueOf(codec)), task);
    }
}
