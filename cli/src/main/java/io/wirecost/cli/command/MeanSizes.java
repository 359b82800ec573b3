package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.engine.SizeRuns;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Measures mean bytes of a record in several codecs. */
record MeanSizes(SizeRuns runs, RunListener listener) {
    private static final int MOST_RECORDS = 2_000;

    /** Returns the distance at which so many records are taken that a mean is quickly measured. */
    static int stride(int records) {
        return Math.max(1, (records + MOST_RECORDS - 1) / MOST_RECORDS);
    }

    /** Returns every so many of some things, the first included. */
    static <T> List<T> every(int stride, List<T> all) {
        return IntStream.range(0, all.size())
                .filter(i -> i % stride == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** Returns the means of the codecs that can encode all records; empty if the process is being ended meanwhile. */
    Optional<Map<Variant, Double>> of(Dataset data, List<CatalogEntry> codecs) throws InputException, IOException {
        Plan sizes = new Plan(
                Profile.QUICK,
                Set.of(Measure.SIZE),
                Profile.QUICK.operations(),
                1,
                codecs,
                Optional.empty(),
                List.of());
        Run run = runs.run(sizes, data, new Steps(listener));
        return run.complete() ? Optional.of(of(run, 1)) : Optional.empty();
    }

    /** Returns the means of every so many records of a run. */
    static Map<Variant, Double> of(Run run, int stride) {
        Map<Variant, Double> means = new LinkedHashMap<>();
        run.cells()
                .forEach(cell -> cell.figures(Sizes.class)
                        .ifPresent(sizes -> means.put(
                                cell.trial().codec(),
                                every(stride, sizes.all()).stream()
                                        .mapToInt(Integer::intValue)
                                        .average()
                                        .orElseThrow())));
        return means;
    }

    /** Tells how far it is, and no figures: they are not those of the run. */
    private record Steps(RunListener listener) implements RunListener {
        @Override
        public void planned(List<RunStep> remaining) {
            listener.planned(remaining);
        }

        @Override
        public void started(RunStep step) {
            listener.started(step);
        }
    }
}
