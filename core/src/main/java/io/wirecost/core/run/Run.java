package io.wirecost.core.run;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.Sampled;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All trials of one invocation: what {@code run.json} holds.
 *
 * @param formatVersion version of the file's form; {@link #FORMAT_VERSION}, also when an older file was read
 * @param wirecost version of the tool
 * @param started ISO-8601 instant in UTC
 * @param command the arguments that repeat the run
 * @param profile how thoroughly was measured: {@code smoke}, {@code quick} or {@code thorough}
 * @param complete whether every planned trial has its cell; false in a run that was interrupted
 * @param plannedForks rounds (forks) planned for each speed trial; fewer than 3 make a smoke run, which is ranked nowhere
 * @param codecs every codec that took part, refused ones included
 * @param pipeline what the pipeline was asked to do; empty when it was not measured
 * @param cells one for each trial, in the order in which they were decided
 */
public record Run(
        int formatVersion,
        String wirecost,
        String started,
        List<String> command,
        String profile,
        boolean complete,
        int plannedForks,
        Environment environment,
        Data data,
        List<CodecInfo> codecs,
        Optional<Experiment> pipeline,
        List<Cell> cells) {
    public static final int FORMAT_VERSION = 3;

    /** Runs with fewer forks than this are smoke: marked everywhere, their times ranked nowhere. */
    public static final int FORKS_TO_RANK = 3;

    public Run {
        command = List.copyOf(command);
        codecs = List.copyOf(codecs);
        cells = List.copyOf(cells);
    }

    /** The same run with other cells. */
    public Run with(List<Cell> others) {
        return with(command, data, others);
    }

    /** The same run, of which more is known about the JSON that its records came as. */
    public Run withGiven(AsGiven given) {
        return with(command, data.with(Optional.of(given), data.hints), cells);
    }

    /** The same run, of which is known what its records show of their schema. */
    public Run withHints(SchemaHints hints) {
        return with(command, data.with(data.given, Optional.of(hints)), cells);
    }

    /** The same run as if it had been started with these arguments. */
    public Run withCommand(List<String> arguments) {
        return with(arguments, data, cells);
    }

    private Run with(List<String> arguments, Data other, List<Cell> others) {
        return new Run(
                formatVersion,
                wirecost,
                started,
                arguments,
                profile,
                complete,
                plannedForks,
                environment,
                other,
                codecs,
                pipeline,
                others);
    }

    /** Returns the runtimes of its codecs, each once. Figures are ranked within a runtime. */
    public List<String> runtimes() {
        Set<String> used = Stream.concat(
                        codecs.stream().map(CodecInfo::runtime),
                        cells.stream().map(cell -> cell.trial().codec().runtime()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Stream<String> known =
                environment.runtimes().stream().map(RuntimeInfo::name).filter(used::contains);
        return Stream.concat(known, used.stream()).distinct().toList();
    }

    /** The same run with the codecs and cells of one runtime alone. */
    public Run in(String runtime) {
        return new Run(
                formatVersion,
                wirecost,
                started,
                command,
                profile,
                complete,
                plannedForks,
                environment,
                data,
                codecs.stream().filter(codec -> codec.runtime().equals(runtime)).toList(),
                pipeline,
                cells.stream()
                        .filter(cell -> cell.trial().codec().runtime().equals(runtime))
                        .toList());
    }

    /** Returns the names of the run's codecs side by side. */
    public CodecNames names() {
        return new CodecNames(codecs.stream().map(CodecInfo::variant).toList());
    }

    public boolean isSmoke() {
        return plannedForks < FORKS_TO_RANK;
    }

    /** Codecs whose library, version or back end is another one, or that one of the lists lacks. */
    public static List<Difference> codecDifferences(List<CodecInfo> before, List<CodecInfo> after) {
        return new Differences().addCodecs(before, after).list();
    }

    /**
     * The encoded data.
     *
     * @param name workload, or the records' file name
     * @param schema the schema's canonical text
     * @param schemaChecksum SHA-256 of the schema's canonical text, in hexadecimal
     * @param datasetChecksum SHA-256 of the schema, the records' values and the filter, in hexadecimal
     * @param seed of the generated records; empty for a user's own
     * @param given the JSON text in which a user's own records came; empty for all others
     * @param sent the messages of a topic that the records were read from, as they are sent today; empty for all others
     * @param sampled what the records are a sample of; empty if they are all that there are
     * @param parameters how the records of a workload were asked for; empty for the usual way
     * @param hints what a user's own records show of their schema; empty for all others, and where it was not measured
     * @param groups the steps of the size series, smallest first; every list by group has this order
     */
    public record Data(
            String name,
            String schema,
            String schemaChecksum,
            String datasetChecksum,
            Optional<Long> seed,
            Optional<AsGiven> given,
            Optional<AsSent> sent,
            Optional<Sampled> sampled,
            Optional<Parameters> parameters,
            Optional<SchemaHints> hints,
            List<DataGroup> groups) {
        public Data {
            groups = List.copyOf(groups);
        }

        /** Creates the data of records that are no user's. */
        public Data(
                String name,
                String schema,
                String schemaChecksum,
                String datasetChecksum,
                Optional<Long> seed,
                List<DataGroup> groups) {
            this(
                    name,
                    schema,
                    schemaChecksum,
                    datasetChecksum,
                    seed,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    groups);
        }

        private Data with(Optional<AsGiven> json, Optional<SchemaHints> shown) {
            return new Data(
                    name,
                    schema,
                    schemaChecksum,
                    datasetChecksum,
                    seed,
                    json,
                    sent,
                    sampled,
                    parameters,
                    shown,
                    groups);
        }

        /** Returns the parameter that differs from group to group; empty where none does. */
        public Optional<Parameters.Sweep> sweep() {
            return parameters.flatMap(Parameters::sweep);
        }

        /** Returns the differences that make these other data. Figures over different data cannot be compared. */
        public List<Difference> differences(Data later) {
            return new Differences()
                    .add("dataset", name, later.name)
                    .add("seed", text(seed), text(later.seed))
                    .add("parameters", text(parameters), text(later.parameters))
                    .add("checksum of the schema", schemaChecksum, later.schemaChecksum)
                    .add("checksum of the dataset", datasetChecksum, later.datasetChecksum)
                    .list();
        }

        private static String text(Optional<?> fact) {
            return fact.map(String::valueOf).orElse("none");
        }
    }

    /**
     * A step of the size series.
     *
     * @param label the step's name
     * @param records how many it has
     */
    public record DataGroup(String label, int records) {}
}
