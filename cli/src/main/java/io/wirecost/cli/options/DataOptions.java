package io.wirecost.cli.options;

import io.wirecost.cli.folder.InputKeeper;
import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.names.Selection;
import io.wirecost.cli.names.WorkloadNames;
import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.plan.PoolSource;
import io.wirecost.inference.InferredRecords;
import io.wirecost.inference.PassListener;
import io.wirecost.inference.Requests;
import io.wirecost.workloads.DistinctMessages;
import io.wirecost.workloads.Pools;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is encoded. */
@HelpGroup.In(HelpGroup.DATA)
public final class DataOptions {
    public static final String DEFAULT_WORKLOAD = "transactions";
    private static final String PLAIN_JSON = "json";
    private static final String AVRO_JSON = "avro-json";
    private static final String ALL = "all";

    /** The parameter of workloads that says how many records there are. */
    private static final String RECORDS = "records";

    @Option(
            names = WorkloadNames.OPTION,
            completionCandidates = WorkloadNames.class,
            paramLabel = "NAME",
            description = "A built-in workload (default: " + DEFAULT_WORKLOAD + "); see: wirecost list workloads.")
    private Optional<String> workload;

    @Option(
            names = "--schema",
            paramLabel = "FILE",
            description =
                    "Your own schema: Avro (.avsc, .avdl), Protocol Buffers (.proto) or JSON Schema; a file or folder;"
                            + " may be repeated. Without it, that of JSON records is inferred.")
    private List<Path> schema = new ArrayList<>();

    @Mixin
    private SchemaOptions schemaOptions;

    @Option(
            names = "--records",
            paramLabel = "FILE",
            description = "Your own records: a file or folder of JSON, plain or compressed with gzip or zstd; an Avro"
                    + " file (.avro); with a .proto, a file of messages that each stand behind their length, or a folder"
                    + " of messages (.pb, .bin); or - for standard input.")
    private Optional<Path> records;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "How many of your records are measured at most, chosen by size (default: "
                    + Sampling.STANDARD_RECORDS + "); all takes up to " + Sampling.MOST_RECORDS + ".")
    private Optional<String> sample;

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

    @Mixin
    private ParameterOptions parameters;

    @Mixin
    private InferenceOptions inference;

    @Mixin
    private TopicOptions topic;

    private final CommandSurroundings around;
    private InputKeeper keeper = InputKeeper.temporary();
    private Optional<Path> kept = Optional.empty();
    private PassListener listener = PassListener.SILENT;
    private Consumer<String> news = line -> {};

    /** @param around what the command finds around it */
    public DataOptions(CommandSurroundings around) {
        this.around = around;
    }

    /**
     * Records of a user's own with all defaults.
     *
     * @param schema theirs; without it, that of JSON is inferred
     */
    public static Dataset ofRecords(Optional<SchemaRequest> schema, Path records) throws InputException {
        Sampling sampling = new Sampling(Sampling.STANDARD_RECORDS, 1);
        return schema.isPresent() || UserRecords.bringsSchema(records)
                ? UserRecords.read(schema, records, JsonEncoding.PLAIN_JSON, UnknownFields.REFUSED, sampling)
                : InferredRecords.read(records, new InferenceOptions().requests(), sampling, PassListener.SILENT);
    }

    /** Keeps what can be read only once there: standard input, or a topic. */
    public void keepInput(InputKeeper there) {
        keeper = there;
    }

    /** Tells what is to be known of the records. */
    public void say(Consumer<String> lines) {
        news = lines;
    }

    /** Returns what a dataset is called that has to be kept since it can be read only once. */
    public String keptName() {
        return topic.name().orElse(InputKeeper.NAME);
    }

    /** Returns whether the records are messages of a topic. */
    boolean areOfTopic() {
        return topic.isGiven();
    }

    private boolean areOwn() {
        return records.isPresent() || topic.isGiven();
    }

    /** Tells how far the look at records is whose schema is inferred. */
    public void tell(PassListener progress) {
        listener = progress;
    }

    /**
     * The options as they must be to join a run.
     *
     * @param name of the run's workload, or of its records' file
     * @param isBuiltIn whether it is a workload
     * @throws InputException if the run's own records are not there, or links are given, which are the run's alone
     */
    public DataOptions joining(String name, boolean isBuiltIn) throws InputException {
        if (topic.isGiven()) {
            throw new InputException(
                    TopicOptions.SERVERS + " is for a run by itself: a service cannot read the same messages again");
        }
        if (!isBuiltIn && records.isEmpty()) {
            throw new InputException(
                    "the run sends records of its own, from a file %s: bring the file here and name it with --records, its schema with --schema"
                            .formatted(name));
        }
        if (sweptLinks().isPresent()) {
            throw new InputException("--sweep link=LIST is for the run that this service joins; leave it out");
        }
        if (isBuiltIn) {
            workload = Optional.of(name);
        }
        return this;
    }

    /**
     * The options with a schema that another option has given.
     *
     * @throws InputException if one was given already, or a workload
     */
    public DataOptions by(String option, Path file) throws InputException {
        if (!schema.isEmpty() || workload.isPresent()) {
            throw new InputException("%s excludes --schema and --workload: give one of them".formatted(option));
        }
        schema = List.of(file);
        return this;
    }

    /** Reads a schema as the one of the records is read. */
    public Schema schema(Path file) throws InputException {
        ReadSchema read = SchemaReaders.read(schemaOptions.request(List.of(file), inference.ways(), around));
        read.remark().ifPresent(news);
        return read.schema();
    }

    /** Returns whether there are records of the user's own. */
    public boolean bringsRecords() {
        return records.isPresent();
    }

    /** The dataset that the options describe. */
    public Dataset dataset(long seed) throws InputException {
        JsonEncoding known = encoding();
        topic.check();
        if (topic.isGiven()) {
            return ofTopic(known, seed);
        }
        if (records.isPresent() || !schema.isEmpty()) {
            parameters.refuse(records.isPresent() ? "--records" : "--schema");
        }
        if (records.isEmpty()) {
            if (!schema.isEmpty()) {
                throw new InputException("--schema needs sample records: add --records FILE");
            }
            if (ignoreUnknown) {
                throw new InputException("--ignore-unknown is for records of your own: add --records FILE");
            }
            if (sample.isPresent()) {
                throw new InputException("--sample chooses from records of your own: add --records FILE");
            }
            refuseInference("records of your own");
            Dataset made = workload().dataset(seed);
            return parameters.of(builtIn()).map(made::with).orElse(made);
        }
        if (schema.isEmpty() && schemaOptions.isAny()) {
            throw new InputException("--schema-path and --root need a schema: add --schema FILE");
        }
        if (workload.isPresent()) {
            throw new InputException("--workload and --records exclude each other: give one of them");
        }
        Sampling sampling = new Sampling(sampleRecords(), seed);
        Path file = recordsFile();
        return !schema.isEmpty() || UserRecords.bringsSchema(file) || known == JsonEncoding.AVRO_JSON
                ? read(file, known, sampling)
                : inferred(file, sampling);
    }

    private Dataset ofTopic(JsonEncoding known, long seed) throws InputException {
        parameters.refuse(TopicOptions.SERVERS);
        if (records.isPresent() || workload.isPresent()) {
            throw new InputException(TopicOptions.SERVERS + " excludes --records and --workload: give one of them");
        }
        if (known == JsonEncoding.AVRO_JSON) {
            throw new InputException(
                    "--records-encoding avro-json is for --records; messages of a topic are ordinary JSON");
        }
        boolean hasSchema = topic.hasRegistry() || !schema.isEmpty();
        if (hasSchema && inference.isOnlyForInference()) {
            refuseInference("JSON without a schema");
        }
        WaysOut ways = hasSchema ? inference.ways() : WaysOut.NONE;
        TopicMessagesAsked asked = new TopicMessagesAsked(
                schemaOptions.request(schema, ways, around),
                unknownFields(),
                hasSchema ? Requests.NONE : inference.requests(),
                new Sampling(sampleRecords(), seed),
                listener);
        return keeper.keep(topic.source(asked, around, news));
    }

    private UnknownFields unknownFields() {
        return ignoreUnknown ? UnknownFields.LEFT_OUT : UnknownFields.REFUSED;
    }

    private Dataset read(Path file, JsonEncoding known, Sampling sampling) throws InputException {
        if (inference.isOnlyForInference()) {
            refuseInference("JSON records without a schema");
        }
        SchemaRequest request = schema.isEmpty()
                ? SchemaRequest.of(inference.ways())
                : schemaOptions.request(schema, inference.ways(), around);
        return UserRecords.read(Optional.of(request), file, known, unknownFields(), sampling, news);
    }

    private Dataset inferred(Path file, Sampling sampling) throws InputException {
        if (ignoreUnknown) {
            throw new InputException("--ignore-unknown needs a schema: add --schema FILE");
        }
        return InferredRecords.read(file, inference.requests(), sampling, listener);
    }

    private void refuseInference(String where) throws InputException {
        if (inference.isAny()) {
            throw new InputException(
                    "--type, --map, --no-enums, --no-unions and --without are for %s".formatted(where));
        }
    }

    private Path recordsFile() throws InputException {
        if (!records.get().equals(InputKeeper.STANDARD_INPUT)) {
            return records.get();
        }
        if (kept.isEmpty()) {
            kept = Optional.of(keeper.keep(around.in()));
        }
        return kept.get();
    }

    private int sampleRecords() throws InputException {
        String given = sample.orElse(String.valueOf(Sampling.STANDARD_RECORDS));
        if (given.equals(ALL)) {
            return Sampling.MOST_RECORDS;
        }
        int number = given.matches("\\d{1,6}") ? Integer.parseInt(given) : 0;
        if (number < 1 || number > Sampling.MOST_RECORDS) {
            throw new InputException(
                    "--sample %s: expected a number from 1 to %d, or %s".formatted(given, Sampling.MOST_RECORDS, ALL));
        }
        return number;
    }

    /**
     * Returns the parameters of the workload that were not chosen.
     *
     * @param option that asks for them
     * @throws InputException if the records are the user's own
     */
    public List<WorkloadParameter> openParameters(String option) throws InputException {
        if (areOwn() || !schema.isEmpty()) {
            throw new InputException(
                    "%s asks for parameters of a built-in workload, and records of your own have none; leave it out"
                            .formatted(option));
        }
        return parameters.open(builtIn());
    }

    /** Returns whether messages of any size can be had. */
    boolean makesAnySize() throws InputException {
        return !areOwn() && workload().makesAnySize();
    }

    /** Returns where the messages of the pipeline come from. */
    public PoolSource pools(long seed, Dataset dataset) throws InputException {
        if (areOwn()) {
            return (set, sizeBytes, count) -> Pools.inTurn(dataset, count);
        }
        Workload chosen = workload();
        return (set, sizeBytes, count) -> chosen.pool(seed, set, sizeBytes, count);
    }

    /** Returns different records, for what compresses many together. */
    Dataset messages(long seed, Dataset dataset) throws InputException {
        return areOwn() ? DistinctMessages.of(dataset) : DistinctMessages.of(workload(), seed);
    }

    /**
     * So many records of a workload for each group of its dataset, made one by one.
     *
     * @throws InputException if the records are the user's own, the workload makes them together, or their number is
     *     swept
     */
    List<RecordSource> sources(String option, long seed, int count) throws InputException {
        if (areOwn()) {
            throw new InputException(
                    "%s makes records of a built-in workload; leave it out: a file then has those of --records"
                            .formatted(option));
        }
        if (parameters.sweeps(RECORDS)) {
            throw new InputException(
                    "%s and --sweep %s exclude each other: both say how many records a file has; give one of them"
                            .formatted(option, RECORDS));
        }
        Workload chosen = workload();
        List<RecordSource> sources = chosen.sources(seed, count);
        if (sources.isEmpty()) {
            throw new InputException(
                    ("%s: %s does not make its records one by one; expected one of %s, or leave it out:"
                                    + " a file then has the records of the dataset")
                            .formatted(option, chosen.name(), oneByOne()));
        }
        return sources;
    }

    private static String oneByOne() {
        return Workloads.all().stream()
                .filter(known -> !known.sources(0, 1).isEmpty())
                .map(Workload::name)
                .collect(Collectors.joining(", "));
    }

    /** Returns the links that {@code --sweep} lists; empty where it lists none. */
    Optional<String> sweptLinks() {
        return parameters.links();
    }

    /** The workload with the values of its parameters that were asked for. */
    private Workload workload() throws InputException {
        return parameters.apply(builtIn());
    }

    private Workload builtIn() throws InputException {
        return WorkloadNames.choose(workload.orElse(DEFAULT_WORKLOAD));
    }

    private JsonEncoding encoding() throws InputException {
        return Selection.ofTexts("--records-encoding", PLAIN_JSON, AVRO_JSON)
                        .one(encoding)
                        .equals(PLAIN_JSON)
                ? JsonEncoding.PLAIN_JSON
                : JsonEncoding.AVRO_JSON;
    }
}
