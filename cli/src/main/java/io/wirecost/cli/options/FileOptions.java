package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.engine.plan.FilePlan;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how whole datasets go into files. */
@HelpGroup.In(HelpGroup.MEASURING)
final class FileOptions {
    private static final String RECORDS = "--file-records";
    private static final String HEAP = "--heap";
    private static final int MOST_RECORDS = 100_000_000;
    private static final int LEAST_HEAP_MEBIBYTES = 64;
    private static final int MOST_HEAP_MEBIBYTES = 1 << 20;

    @Option(
            names = RECORDS,
            paramLabel = "N",
            description = "Records of a file, made one by one by a built-in workload, so that memory never holds all of"
                    + " them (default: those of the dataset).")
    private Optional<Integer> records = Optional.empty();

    @Option(
            names = HEAP,
            paramLabel = "MIB",
            description = "Heap of the JVMs that write and read files, in MiB (default: "
                    + FilePlan.STANDARD_HEAP_MEBIBYTES + ").")
    private Optional<Integer> heap = Optional.empty();

    /** @throws InputException if one of these was given although no files are measured */
    void refuse() throws InputException {
        if (records.isPresent() || heap.isPresent()) {
            throw new InputException(
                    "--file-records and --heap are for files, which are not measured: add --measure file");
        }
    }

    /** @throws InputException with everything that is wrong with these options */
    FilePlan plan(DataOptions data, long seed) throws InputException {
        Problems problems = new Problems();
        int mebibytes = heap.orElse(FilePlan.STANDARD_HEAP_MEBIBYTES);
        if (mebibytes < LEAST_HEAP_MEBIBYTES || mebibytes > MOST_HEAP_MEBIBYTES) {
            problems.add("%s %d: expected MiB, from %d to %d"
                    .formatted(HEAP, mebibytes, LEAST_HEAP_MEBIBYTES, MOST_HEAP_MEBIBYTES));
        }
        Optional<RecordSource> source =
                Optional.ofNullable(problems.collect(() -> source(data, seed).orElse(null)));
        problems.refuse();
        return new FilePlan(mebibytes, source);
    }

    private Optional<RecordSource> source(DataOptions data, long seed) throws InputException {
        if (records.isEmpty()) {
            return Optional.empty();
        }
        int count = records.get();
        if (count < 1 || count > MOST_RECORDS) {
            throw new InputException("%s %d: expected a number from 1 to %d".formatted(RECORDS, count, MOST_RECORDS));
        }
        return Optional.of(data.source(RECORDS, seed, count));
    }
}
