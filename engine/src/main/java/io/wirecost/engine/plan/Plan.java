package io.wirecost.engine.plan;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * The task of a run.
 *
 * @param measures at least one
 * @param operations what is timed; a stage that a codec does not have is left out for that codec
 * @param seed of the order in which trials take turns; the data have their own
 * @param codecs at least one
 * @param pipeline what the pipeline is to do; there exactly when it is among the measures
 * @param messages different records, all in one group, that are compressed together; there exactly when compression is
 *     among the measures
 * @param files how files are written; there exactly when files are among the measures
 * @param baseline which of the codecs the others are held against; empty where it is left to the figures
 * @param command the arguments that repeat the run, kept in its record
 */
public record Plan(
        Profile profile,
        Set<Measure> measures,
        Set<Operation> operations,
        long seed,
        List<CatalogEntry> codecs,
        Optional<PipelinePlan> pipeline,
        Optional<Dataset> messages,
        Optional<FilePlan> files,
        Optional<Variant> baseline,
        List<String> command) {
    public Plan {
        measures = Collections.unmodifiableSet(EnumSet.copyOf(measures));
        operations = Collections.unmodifiableSet(EnumSet.copyOf(operations));
        codecs = List.copyOf(codecs);
        command = List.copyOf(command);
    }

    /** Creates a plan that compresses nothing, has all records of the dataset in files, and leaves the baseline to the figures. */
    public Plan(
            Profile profile,
            Set<Measure> measures,
            Set<Operation> operations,
            long seed,
            List<CatalogEntry> codecs,
            Optional<PipelinePlan> pipeline,
            List<String> command) {
        this(
                profile,
                measures,
                operations,
                seed,
                codecs,
                pipeline,
                Optional.empty(),
                measures.contains(Measure.FILE) ? Optional.of(FilePlan.STANDARD) : Optional.empty(),
                Optional.empty(),
                command);
    }

    /** Returns the runners of the codecs, each once. */
    public List<Runner> runners() {
        return codecs.stream().map(CatalogEntry::runner).distinct().toList();
    }

    /** Returns the runtimes that execute the codecs, as this machine has them. */
    public List<RuntimeInfo> runtimes() {
        return runners().stream().map(Runner::runtime).toList();
    }

    /**
     * Draws the orders of a run, the same ones for the same seed. The seed is mixed first. {@link Random} draws the
     * same first bits for small seeds, so that of two codecs the same one would always begin.
     */
    public Random orders() {
        return new Random(new SplittableRandom(seed).nextLong());
    }
}
