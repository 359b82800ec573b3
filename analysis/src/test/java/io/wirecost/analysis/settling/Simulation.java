package io.wirecost.analysis.settling;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Runs whose true times are known, measured with the looks and the stopping of {@link Settling}.
 *
 * @param cells of a run, half of them of either operation
 * @param spread standard deviation of the logarithms of a cell's forks
 * @param unevenness standard deviation of the logarithm of the cells' spreads; 0 if all cells spread alike
 */
record Simulation(Shape shape, int cells, double spread, double unevenness, Settling settling) {
    private static final int FIRST_FORKS = 3;
    private static final Operation[] OPERATIONS = {Operation.SERIALIZE, Operation.DESERIALIZE};

    /**
     * @param coverage fraction of the final intervals that hold the true mean of the logarithms
     * @param forks mean number per cell
     */
    record Outcome(double coverage, double forks) {}

    Outcome of(int runs, Random random) {
        long covered = 0;
        long forks = 0;
        for (int run = 0; run < runs; run++) {
            List<Cell> all = measured(random);
            Prior prior = Prior.of(all.stream().map(Cell::scores).toList());
            for (Cell cell : all) {
                Interval interval = Estimate.of(cell.scores, prior).interval().orElseThrow();
                covered += Math.log(interval.low()) <= cell.mean && cell.mean <= Math.log(interval.high()) ? 1 : 0;
                forks += cell.scores.size();
            }
        }
        double all = (double) runs * cells;
        return new Outcome(covered / all, forks / all);
    }

    private List<Cell> measured(Random random) {
        Map<Trial, Cell> run = new LinkedHashMap<>();
        Map<Trial, List<Double>> scores = new LinkedHashMap<>();
        for (int i = 0; i < cells; i++) {
            Cell cell = cell(i, random);
            cell.grow(FIRST_FORKS, shape, random);
            Trial trial = new Trial("simulated", Variant.jvm("codec-" + i / 2), new Task.Time(OPERATIONS[i % 2]));
            run.put(trial, cell);
            scores.put(trial, cell.scores);
        }
        List<Open> open = settling.open(scores);
        while (!open.isEmpty()) {
            open.forEach(cell -> run.get(cell.trial()).grow(cell.forks(), shape, random));
            open = settling.open(scores);
        }
        return List.copyOf(run.values());
    }

    /** The codecs of an operation are 6 % apart, so that the first few are close. */
    private Cell cell(int index, Random random) {
        return new Cell(0.06 * (index / 2), spread * Math.exp(unevenness * random.nextGaussian()), new ArrayList<>());
    }

    /** A cell with the logarithm's true mean and the forks that it has so far. */
    private record Cell(double mean, double spread, List<Double> scores) {
        void grow(int forks, Shape shape, Random random) {
            while (scores.size() < forks) {
                scores.add(Math.exp(mean + spread * shape.draw(random)));
            }
        }
    }
}
