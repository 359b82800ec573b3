package io.wirecost.analysis.rate;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Run;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * The speed of the machine itself while blocks were sent at a rate. A block's speed is the geometric mean of the speeds
 * measured before each of its sets.
 *
 * @param median of all blocks of a run, in pieces of the reference work in a second of processor time
 * @param lowest block, as a part of the median
 * @param highest block, as a multiple of the median
 */
public record MachineSpeeds(double median, double lowest, double highest) {
    private static final double STEADY = 1.1;

    /** Empty where nothing was sent at a rate, or by a wirecost that did not look. */
    public static Optional<MachineSpeeds> of(Run run) {
        double[] blocks = run.cells().stream()
                .flatMap(cell -> cell.figures(Pipeline.class).stream())
                .flatMapToDouble(MachineSpeeds::blocks)
                .sorted()
                .toArray();
        if (blocks.length == 0) {
            return Optional.empty();
        }
        double median = Moments.median(blocks);
        return Optional.of(new MachineSpeeds(median, blocks[0] / median, blocks[blocks.length - 1] / median));
    }

    private static DoubleStream blocks(Pipeline pipeline) {
        return pipeline.blocks().stream()
                .map(MachineSpeeds::sets)
                .filter(sets -> sets.length > 0)
                .mapToDouble(Moments::geometricMean);
    }

    private static double[] sets(Block block) {
        return block.iterations().stream()
                .flatMap(set -> set.paced().stream())
                .flatMap(paced -> paced.machineSpeed().stream())
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    /** The geometric mean of a cell's blocks as a part of the median: 0.8 if the machine was a fifth slower meanwhile. */
    public Optional<Double> relative(Pipeline pipeline) {
        double[] blocks = blocks(pipeline).toArray();
        return blocks.length == 0 ? Optional.empty() : Optional.of(Moments.geometricMean(blocks) / median);
    }

    /** The highest by the lowest. */
    public double spread() {
        return highest / lowest;
    }

    /** Returns whether no block met a machine that was clearly another one. */
    public boolean steady() {
        return spread() <= STEADY;
    }
}
