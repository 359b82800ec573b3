package io.wirecost.cli;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.Workloads;
import io.wirecost.workloads.records.Encoding;
import io.wirecost.workloads.records.UserRecords;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say what is encoded. */
final class DataOptions {
    private static final String DEFAULT_WORKLOAD = "transactions";

    @Option(
            names = "--workload",
            completionCandidates = Candidates.Workloads.class,
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
                    "How the JSON is to be read: json (as people have it) or avro-json (default: ${DEFAULT-VALUE}).")
    private String encoding;

    /** The dataset that the options describe. */
    Dataset dataset(long seed) throws InputException {
        if (records.isEmpty()) {
            if (schema.isPresent()) {
                throw new InputException("--schema needs sample records: add --records FILE");
            }
            return workload().dataset(seed);
        }
        if (workload.isPresent()) {
            throw new InputException("--workload and --records exclude each other: both say what is encoded");
        }
        return UserRecords.read(schema, records.get(), encoding());
    }

    private Workload workload() throws InputException {
        String name = workload.orElse(DEFAULT_WORKLOAD);
        return Workloads.byName(name)
                .orElseThrow(() -> new InputException("unknown workload " + name + "; there are: "
                        + String.join(
                                ", ",
                                Workloads.all().stream().map(Workload::name).toList())));
    }

    private Encoding encoding() throws InputException {
        return switch (encoding) {
            case "json" -> Encoding.PLAIN_JSON;
            case "avro-json" -> Encoding.AVRO_JSON;
            default ->
                throw new InputException("unknown records encoding " + encoding + "; there are: json, avro-json");
        };
    }
}
