package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.worker.WorkOrder;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how whole datasets go into files. */
@HelpGroup.In(HelpGroup.MEASURING)
final class FileOptions {
    private static final String RECORDS = "--file-records";
    private static final String PASSES = "--file-passes";
    private static final String WARM_UP = "--file-warm-up";
    private static final String HEAP = "--heap";
    private static final int MOST_RECORDS = 100_000_000;
    private static final int MOST_PASSES = 1_000;
    private static final int MOST_WARM_UP_SECONDS = 600;
    private static final int LEAST_HEAP_MEBIBYTES = 64;
    private static final int MOST_HEAP_MEBIBYTES = 1 << 20;

    @Option(
            names = RECORDS,
            paramLabel = "N",
            description = "Records of a file, made one by one by a built-in workload, so that memory never holds all of"
                    + " them (default: those of the dataset). With --sweep, each value has a file of its own.")
    private Optional<Integer> records = Optional.empty();

    @Option(
            names = PASSES,
            paramLabel = "N",
            description = "How often each JVM writes and reads its file with the clock running (default: 1). A JVM's"
                    + " time is the median of its passes.")
    private Optional<Integer> passes = Optional.empty();

    @Option(
            names = WARM_UP,
            paramLabel = "S",
            description = "For how many seconds each JVM writes and reads before the clock runs, at least (default: "
                    + FilePlan.STANDARD_WARM_UP_SECONDS
                    + "). With 0 the clock runs from the first record of a fresh JVM on.")
    private Optional<Integer> warmUp = Optional.empty();

    @Option(
            names = HEAP,
            paramLabel = "MIB",
            description = "Heap of the JVMs that write and read files, and at most of those that prove codecs before,"
                    + " in MiB (default: " + WorkOrder.STANDARD_HEAP_MEBIBYTES + ").")
    private Optional<Integer> heap = Optional.empty();

    /** @throws InputException if one of these was given although no files are measured */
    void refuse() throws InputException {
        if (records.isPresent() || passes.isPresent() || warmUp.isPresent() || heap.isPresent()) {
            throw new InputException(
                    "--file-records, --file-passes, --file-warm-up and --heap are for files, which are not measured: add --measure file");
        }
    }

    /**
     * How files are written and read.
     *
     * @param data empty where the records are not known: then only the numbers are checked
     * @throws InputException with everything that is wrong with these options
     */
    FilePlan plan(Optional<DataOptions> data, long seed) throws InputException {
        Problems problems = new Problems();
        int mebibytes = heap.orElse(WorkOrder.STANDARD_HEAP_MEBIBYTES);
        if (mebibytes < LEAST_HEAP_MEBIBYTES || mebibytes > MOST_HEAP_MEBIBYTES) {
            problems.add("%s %d: expected MiB, from %d to %d"
                    .formatted(HEAP, mebibytes, LEAST_HEAP_MEBIBYTES, MOST_HEAP_MEBIBYTES));
        }
        int times = passes.orElse(1);
        if (times < 1 || times > MOST_PASSES) {
            problems.add("%s %d: expected a number from 1 to %d".formatted(PASSES, times, MOST_PASSES));
        }
        int seconds = warmUp.orElse(FilePlan.STANDARD_WARM_UP_SECONDS);
        if (seconds < 0 || seconds > MOST_WARM_UP_SECONDS) {
            problems.add("%s %d: expected seconds, from 0 to %d".formatted(WARM_UP, seconds, MOST_WARM_UP_SECONDS));
        }
        List<RecordSource> sources = data.isPresent() ? problems.collect(() -> sources(data.get(), seed)) : List.of();
        problems.refuse();
        return new FilePlan(mebibytes, times, seconds, sources);
    }

    private List<RecordSource> sources(DataOptions data, long seed) throws InputException {
        if (records.isEmpty()) {
            return List.of();
        }
        int count = records.get();
        if (count < 1 || count > MOST_RECORDS) {
            throw new InputException("%s %d: expected a number from 1 to %d".formatted(RECORDS, count, MOST_RECORDS));
        }
        return data.sources(RECORDS, seed, count);
    }
}
