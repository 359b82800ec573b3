package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.names.Selection;
import io.wirecost.cli.names.WorkloadNames;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.plan.PoolSource;
import io.wirecost.workloads.Pools;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.records.Encoding;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.records.UserRecords;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say what is encoded. */
@HelpGroup.In(HelpGroup.DATA)
public final class DataOptions {
    public static final String DEFAULT_WORKLOAD = "transactions";
    private static final String PLAIN_JSON = "json";
    private static final String AVRO_JSON = "avro-json";

    @Option(
            names = WorkloadNames.OPTION,
            completionCandidates = WorkloadNames.class,
            paramLabel = "NAME",
            description = "A built-in workload (default: " + DEFAULT_WORKLOAD + "); see: wirecost list workloads.")
    private Optional<String> workload;

    @Option(
            names = "--schema",
            paramLabel = "FILE.avsc",
            description = "Your own schema, in Avro. Not needed for records in an Avro file.")
    private Optional<Path> schema;

    @Option(
            names = "--records",
            paramLabel = "FILE",
            description = "Your own records: JSON, one a line (.ndjson), or an Avro file (.avro).")
    private Optional<Path> records;

    @Option(
            names = "--records-encoding",
            paramLabel = "ENCODING",
            defaultValue = "json",
            description =
                    "How to read the JSON: json (ordinary JSON) or avro-json (Avro's JSON encoding) (default: ${DEFAULT-VALUE}).")
    private String encoding;

    @Option(
            names = "--ignore-unknown",
            description =
                    "Leave out fields of JSON records that the schema lacks, and count them, instead of refusing the records.")
    private boolean ignoreUnknown;

    /**
     * The options as they must be to join a run.
     *
     * @param name of the run's workload, or of its records' file
     * @param isBuiltIn whether it is a workload
     * @throws InputException if the run's own records are not there
     */
    public DataOptions joining(String name, boolean isBuiltIn) throws InputException {
        if (!isBuiltIn && records.isEmpty()) {
            throw new InputException(
                    "the run sends records of its own, from a file %s: bring the file here and name it with --records, its schema with --schema"
                            .formatted(name));
        }
        if (isBuiltIn) {
            workload = Optional.of(name);
        }
        return this;
    }

    /** The dataset that the options describe. */
    public Dataset dataset(long seed) throws InputException {
        Encoding known = encoding();
        if (records.isEmpty()) {
            if (schema.isPresent()) {
                throw new InputException("--schema needs sample records: add --records FILE");
            }
            if (ignoreUnknown) {
                throw new InputException("--ignore-unknown is for records of your own: add --records FILE");
            }
            return workload().dataset(seed);
        }
        if (workload.isPresent()) {
            throw new InputException("--workload and --records exclude each other: give one of them");
        }
        return UserRecords.read(
                schema, records.get(), known, ignoreUnknown ? UnknownFields.LEFT_OUT : UnknownFields.REFUSED);
    }

    /** Returns whether messages of any size can be had. */
    boolean makesAnySize() throws InputException {
        return records.isEmpty() && workload().makesAnySize();
    }

    /** Returns where the messages of the pipeline come from. */
    public PoolSource pools(long seed, Dataset dataset) throws InputException {
        if (records.isPresent()) {
            return (set, sizeBytes, count) -> Pools.inTurn(dataset, count);
        }
        Workload chosen = workload();
        return (set, sizeBytes, count) -> chosen.pool(seed, set, sizeBytes, count);
    }

    private Workload workload() throws InputException {
        return WorkloadNames.choose(workload.orElse(DEFAULT_WORKLOAD));
    }

    private Encoding encoding() throws InputException {
        return Selection.ofTexts("--records-encoding", PLAIN_JSON, AVRO_JSON)
                        .one(encoding)
                        .equals(PLAIN_JSON)
                ? Encoding.PLAIN_JSON
                : Encoding.AVRO_JSON;
    }
}
