package io.wirecost.cli.options;

import io.wirecost.analysis.Baseline;
import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.names.Candidates;
import io.wirecost.cli.names.Selection;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.catalog.AbsentRuntime;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.Collector;
import io.wirecost.engine.runner.Measure;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is measured, and how long. */
@HelpGroup.In(HelpGroup.MEASURING)
public final class PlanOptions {
    @Mixin
    private SelectionOptions selection;

    @HelpGroup.In(HelpGroup.CODECS)
    @Option(
            names = Baseline.OPTION,
            completionCandidates = Candidates.Codecs.class,
            paramLabel = "CODEC",
            description =
                    "The codec that the others are held against (default: jackson-json, else the first JSON codec,"
                            + " else the first codec).")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--measure",
            completionCandidates = Candidates.Measures.class,
            split = ",",
            paramLabel = "MEASURE",
            description =
                    "size, speed, pipeline, interop, compression, file, robustness (default: size,speed; and, unless"
                            + " --codec is given or the profile is smoke, pipeline: for the baseline and the best portable codecs, at most five).")
    private List<String> measures = new ArrayList<>();

    @Mixin
    private PipelineOptions pipeline;

    @Mixin
    private FileOptions files;

    @Option(
            names = "--operation",
            completionCandidates = Candidates.Operations.class,
            split = ",",
            paramLabel = "OPERATION",
            description =
                    "serialize, deserialize, to-native, write, read, from-native, access (default: as the profile says).")
    private List<String> operations = new ArrayList<>();

    @Option(
            names = "--profile",
            completionCandidates = Candidates.Profiles.class,
            paramLabel = "PROFILE",
            defaultValue = "quick",
            description =
                    "smoke checks that all works; quick gives a first ranking; thorough has all operations and 8 rounds of workers (default: ${DEFAULT-VALUE}).")
    private String profile;

    @Mixin
    private AimOptions aim;

    @Mixin
    private AdviceOptions advice;

    @Option(
            names = "--collector",
            completionCandidates = Candidates.Collectors.class,
            paramLabel = "COLLECTOR",
            defaultValue = "serial",
            description =
                    "Garbage collector of JVMs that measure and of services: serial, parallel, g1 (default: ${DEFAULT-VALUE}).")
    private String collector;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Seed for generated data, for samples of records, and for the order of measuring (default: ${DEFAULT-VALUE}).")
    private long seed;

    long seed() {
        return seed;
    }

    /** Returns the names of the runtimes that the user has named. */
    public Set<String> runtimes() {
        return selection.runtimes();
    }

    /** Returns the runtimes that would have taken part if they could be started; none if the user has named runtimes. */
    public List<AbsentRuntime> leftOut(CodecCatalog catalog) {
        return selection.leftOut(catalog);
    }

    /**
     * What is to be done with which data.
     *
     * @throws InputException with everything that is wrong with options, schema and records
     */
    public Job job(CodecCatalog offered, DataOptions data, List<String> command) throws InputException {
        Problems problems = new Problems();
        Collector asked = problems.collect(
                () -> new Selection<>("--collector", List.of(Collector.values()), Collector::label).one(collector));
        CodecCatalog catalog = asked == null ? offered : offered.under(asked);
        Profile chosen =
                problems.collect(() -> new Selection<>("--profile", Profile.all(), Profile::name).one(profile));
        Profile within = problems.collect(() -> chosen == null ? null : aim.applied(chosen));
        List<CatalogEntry> selected =
                problems.collect(() -> advice.withForgotten(selection.selected(catalog), command));
        Optional<Variant> chosenBaseline = selected == null
                ? Optional.empty()
                : Optional.ofNullable(problems.collect(() -> baseline(selected)))
                        .flatMap(found -> found);
        Set<Measure> chosenMeasures = problems.collect(
                () -> new Selection<>("--measure", List.of(Measure.values()), Measure::label).all(measures));
        Set<Operation> chosenOperations = problems.collect(
                () -> new Selection<>("--operation", List.of(Operation.values()), Operation::label).all(operations));
        if (selected != null && chosenMeasures != null) {
            chosenMeasures.forEach(measure -> problems.collect(() -> requireAny(measure, selected, catalog)));
        }
        Dataset dataset = problems.collect(() -> data.dataset(seed));
        if (chosen == null || chosenMeasures == null) {
            problems.refuse(); // which other options belong to the run can only be told with both of them
        }
        Set<Measure> all = chosenMeasures.isEmpty() ? standardMeasures(chosen) : chosenMeasures;
        problems.collect(() -> {
            aim.requireTimes(all);
            return all;
        });
        Optional<DataOptions> known = Optional.of(data).filter(given -> dataset != null);
        Optional<FilePlan> filePlan = problems.collect(() -> filePlan(all, known));
        if (dataset == null) {
            problems.refuse(); // what the pipeline is to do depends on the records
        }
        Optional<PipelinePlan> pipelinePlan = problems.collect(() -> pipelinePlan(all, chosen, data, dataset));
        Optional<Dataset> messages = all.contains(Measure.COMPRESSION)
                ? Optional.ofNullable(problems.collect(() -> data.messages(seed, dataset)))
                : Optional.empty();
        problems.refuse();
        Plan plan = new Plan(
                within,
                all,
                chosenOperations.isEmpty() ? chosen.operations() : chosenOperations,
                seed,
                selected,
                pipelinePlan,
                messages,
                filePlan,
                chosenBaseline,
                command);
        return new Job(plan, dataset);
    }

    /** A measure that no chosen codec has would leave a run without figures, and without a reason for it. */
    private static Measure requireAny(Measure measure, List<CatalogEntry> selected, CodecCatalog catalog)
            throws InputException {
        if (selected.isEmpty() || selected.stream().anyMatch(entry -> entry.has(measure))) {
            return measure;
        }
        throw new InputException("--measure %s: no chosen codec has it, expected one of a runtime that does: %s"
                .formatted(
                        measure.label(),
                        catalog.all().stream()
                                .filter(entry -> entry.has(measure))
                                .map(entry -> entry.variant().runtime())
                                .distinct()
                                .collect(Collectors.joining(", "))));
    }

    private Optional<PipelinePlan> pipelinePlan(
            Set<Measure> measured, Profile chosen, DataOptions data, Dataset dataset) throws InputException {
        if (measured.contains(Measure.PIPELINE)) {
            boolean onlyFinalists = measures.isEmpty() && !pipeline.areGiven(data);
            return Optional.of(pipeline.plan(chosen, onlyFinalists, data, dataset, seed));
        } else if (pipeline.areGiven(data)) {
            throw new InputException(
                    "there are options of the pipeline, but it is not measured: add --measure pipeline");
        }
        return Optional.empty();
    }

    /** @param data empty where nothing can be read, which is a problem by itself */
    private Optional<FilePlan> filePlan(Set<Measure> measured, Optional<DataOptions> data) throws InputException {
        if (measured.contains(Measure.FILE)) {
            return Optional.of(files.plan(data, seed));
        }
        files.refuse();
        return Optional.empty();
    }

    private Optional<Variant> baseline(List<CatalogEntry> selected) throws InputException {
        return baseline.isEmpty()
                ? Optional.empty()
                : Optional.of(new Selection<>(Baseline.OPTION, selected, CatalogEntry::name)
                        .one(baseline.get())
                        .variant());
    }

    /** A first look, and one at chosen codecs, are not to take minutes more than was asked for. */
    private Set<Measure> standardMeasures(Profile chosen) {
        Set<Measure> measures = EnumSet.of(Measure.SIZE, Measure.SPEED);
        if (!selection.isAny() && !chosen.equals(Profile.SMOKE)) {
            measures.add(Measure.PIPELINE);
        }
        if (advice.isAsked()) {
            measures.add(Measure.COMPRESSION);
        }
        return measures;
    }

    /** Returns what is to be said of a month's cost. */
    public AdviceOptions advice() {
        return advice;
    }
}
