package io.wirecost.engine.run;

import io.wirecost.analysis.ranking.Finalists;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Aim;
import io.wirecost.engine.plan.Courses;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The work that is still to be done, and roughly how long it takes. */
public record Outlook(Trials trials, int groups) {
    private static final Set<RunStep.StepKind> FORKS = EnumSet.of(RunStep.StepKind.WARM, RunStep.StepKind.PASS);

    private static final Duration COMPILE = Duration.ofSeconds(4);
    private static final Duration PROVE = Duration.ofMillis(1500);
    private static final Duration WRITE = Duration.ofMillis(1500);
    private static final Duration READ = Duration.ofMillis(1000);
    private static final Duration DAMAGE = Duration.ofSeconds(8);
    private static final Duration COMPRESS = Duration.ofMillis(800);
    private static final Duration FILE = Duration.ofMillis(2500);
    private static final Duration FILE_RECORD = Duration.ofNanos(12_500);
    private static final Duration MADE_RECORD = Duration.ofNanos(4_000);
    private static final Duration FORK_OVERHEAD = Duration.ofMillis(1500);

    private static final Duration BLOCK_OVERHEAD = Duration.ofSeconds(6);
    private static final Duration SET_OVERHEAD = Duration.ofMillis(800);
    private static final Duration RATE_WARM_UP = Duration.ofMillis(1500);
    /** Sprints and probes that a search usually needs. */
    private static final int SEARCH_SETS = 16;

    private static final double BITS_PER_BYTE = 8;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final Duration MESSAGE = Duration.ofNanos(150_000);

    /** Compiles all that a run needs. */
    public static RunStep compile() {
        return compile("generated code");
    }

    /** @param code what is compiled, in words */
    public static RunStep compile(String code) {
        return new RunStep(RunStep.StepKind.COMPILE, code, List.of(), 0, COMPILE);
    }

    public static RunStep prove(CatalogEntry entry) {
        return new RunStep(RunStep.StepKind.PROVE, entry.name(), List.of(), 0, PROVE);
    }

    public static RunStep write(CatalogEntry entry) {
        return new RunStep(RunStep.StepKind.WRITE, entry.name(), List.of(), 0, WRITE);
    }

    public static RunStep read(CatalogEntry entry) {
        return new RunStep(RunStep.StepKind.READ, entry.name(), List.of(), 0, READ);
    }

    public static RunStep damage(CatalogEntry entry) {
        return new RunStep(RunStep.StepKind.DAMAGE, entry.name(), List.of(), 0, DAMAGE);
    }

    public static RunStep compress(CatalogEntry entry) {
        return new RunStep(RunStep.StepKind.COMPRESS, entry.name(), List.of(), 0, COMPRESS);
    }

    public RunStep file(FileTrial trial, int round) {
        FilePlan plan = trials.plan().files().orElse(FilePlan.STANDARD);
        int records = plan.sources().isEmpty() ? 0 : plan.sources().get(0).count();
        Duration duration = FILE.plus(FILE_RECORD.multipliedBy(records).multipliedBy(1L + plan.passes()));
        return new RunStep(RunStep.StepKind.FILE, trial.entry().name(), List.of(trial.trial()), round, duration);
    }

    /** The records of files are made, where they are not those of the dataset. */
    public static RunStep records(RecordSource source) {
        return new RunStep(
                RunStep.StepKind.RECORDS,
                "%,d records".formatted(source.count()),
                List.of(),
                0,
                MADE_RECORD.multipliedBy(source.count()));
    }

    /**
     * The steps of a heat: workers start and warm up, then they take turns.
     *
     * @param workers the trials of each
     * @param round from 0
     */
    public List<RunStep> heat(List<List<Trial>> workers, int round) {
        if (workers.isEmpty()) {
            return List.of();
        }
        Timing timing = trials.plan().profile().timing();
        List<Trial> timed = workers.stream().flatMap(List::stream).distinct().toList();
        long operations = workers.stream().mapToLong(List::size).sum();
        Duration warm = FORK_OVERHEAD
                .multipliedBy(workers.size())
                .plus(timing.warmUpCap().multipliedBy(operations));
        Duration pieces = timing.counted().compareTo(timing.piece().multipliedBy(groups)) > 0
                ? timing.counted()
                : timing.piece().multipliedBy(groups);
        Duration pass = timing.lead().plus(pieces).multipliedBy(operations);
        List<RunStep> steps = new ArrayList<>();
        steps.add(new RunStep(
                RunStep.StepKind.WARM,
                "%d workers".formatted(workers.size()),
                timed,
                round,
                warm.dividedBy(Runtime.getRuntime().availableProcessors())));
        for (int i = 0; i < timing.passes(); i++) {
            steps.add(new RunStep(
                    RunStep.StepKind.PASS, "pass %d of %d".formatted(i + 1, timing.passes()), timed, round, pass));
        }
        return steps;
    }

    /** Services that are started and warmed up together. */
    public static RunStep crews(int crews, Experiment experiment) {
        return new RunStep(
                RunStep.StepKind.SERVICES,
                "services of %d codecs".formatted(crews),
                List.of(),
                0,
                fresh(experiment).multipliedBy(crews));
    }

    private static Duration fresh(Experiment experiment) {
        return BLOCK_OVERHEAD
                .plus(MESSAGE.multipliedBy(experiment.warmUpMessages()))
                .plus(SET_OVERHEAD.multipliedBy(
                        new Courses(experiment).warmUp(0).size()));
    }

    /**
     * A block and the links that it goes through; its name is that of the first trial.
     *
     * @param warm whether its services stay, so that they are warm before
     */
    public RunStep block(List<Trial> sent, int round, Experiment experiment, boolean warm) {
        Duration duration = warm ? Duration.ZERO : fresh(experiment);
        for (Link link : experiment.links()) {
            duration = duration.plus(experiment
                    .openLoop()
                    .map(openLoop -> paced(openLoop, experiment.iterations()))
                    .orElseGet(() -> unpaced(link, round, experiment)));
        }
        return new RunStep(RunStep.StepKind.BLOCK, sent.get(0).id(), sent, round, duration);
    }

    private long mostSent() {
        return stay() ? Finalists.MOST : Long.MAX_VALUE;
    }

    /** Whether the services of finalists stay; it is not known before whether memory suffices. */
    private boolean stay() {
        return trials.plan().pipeline().filter(PipelinePlan::onlyFinalists).isPresent();
    }

    private static Duration unpaced(Link link, int round, Experiment experiment) {
        Duration duration = Duration.ZERO;
        for (int set : experiment.setsOf(round)) {
            duration = duration.plus(SET_OVERHEAD)
                    .plus(message(link, experiment.messageSizeBytesOf(set)).multipliedBy(experiment.messagesOf(set)));
        }
        return duration;
    }

    private static Duration paced(OpenLoop openLoop, int iterations) {
        int sets = openLoop.messagesPerSecond().isPresent() ? iterations : SEARCH_SETS;
        return RATE_WARM_UP.plus(SET_OVERHEAD.plusSeconds(openLoop.seconds()).multipliedBy(sets));
    }

    private static Duration message(Link link, int sizeBytes) {
        return link.bitsPerSecond()
                .map(rate -> Duration.ofNanos(Math.round(BITS_PER_BYTE * sizeBytes * NANOS_PER_SECOND / rate)))
                .filter(time -> time.compareTo(MESSAGE) > 0)
                .orElse(MESSAGE);
    }

    /** Returns roughly how long everything takes that a plan asks for; further forks get all the time that they may have. */
    public static Duration expected(Plan plan, Dataset dataset) {
        List<RunStep> steps =
                new Outlook(new Trials(plan, dataset), dataset.groups().size()).atStart(plan.codecs());
        Duration forks = sum(steps, true);
        Duration budget = plan.profile().aim().map(Aim::budget).orElse(Duration.ZERO);
        boolean goOn = !forks.isZero() && budget.compareTo(forks) > 0;
        return sum(steps, false).plus(goOn ? budget : forks);
    }

    private static Duration sum(List<RunStep> steps, boolean ofForks) {
        return steps.stream()
                .filter(step -> FORKS.contains(step.kind()) == ofForks)
                .map(RunStep::estimated)
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** Everything, as far as it is known before anything is proven: without the stages that a codec may have. */
    public List<RunStep> atStart(List<CatalogEntry> entries) {
        List<RunStep> steps = new ArrayList<>(List.of(compile()));
        entries.forEach(entry -> steps.add(prove(entry)));
        entries.stream().filter(entry -> trials.asks(Measure.INTEROP, entry)).forEach(entry -> {
            steps.add(write(entry));
            steps.add(read(entry));
        });
        entries.stream()
                .filter(entry -> trials.asks(Measure.ROBUSTNESS, entry))
                .forEach(entry -> steps.add(damage(entry)));
        entries.stream()
                .filter(entry -> trials.asks(Measure.COMPRESSION, entry))
                .forEach(entry -> steps.add(compress(entry)));
        trials.plan().files().stream()
                .flatMap(plan -> plan.sources().stream())
                .map(Outlook::records)
                .forEach(steps::add);
        for (int round = 0; round < trials.plan().profile().forks(); round++) {
            for (CatalogEntry entry : entries) {
                if (trials.asks(Measure.FILE, entry)) {
                    for (FileTrial trial : trials.files(entry)) {
                        steps.add(file(trial, round));
                    }
                }
            }
        }
        steps.addAll(forks(entries));
        steps.addAll(blocks(entries));
        return steps;
    }

    private List<RunStep> forks(List<CatalogEntry> entries) {
        List<List<Trial>> workers = new ArrayList<>();
        for (CatalogEntry entry : entries) {
            for (List<Operation> operations : trials.sharingForks(entry, false)) {
                workers.add(operations.stream()
                        .map(operation -> trials.speed(entry, operation))
                        .toList());
            }
        }
        return IntStream.range(0, trials.plan().profile().forks())
                .mapToObj(round -> heat(workers, round))
                .flatMap(List::stream)
                .toList();
    }

    /** The pipeline of these codecs, as far as it is known before it begins: the first stand for the finalists. */
    public List<RunStep> blocks(List<CatalogEntry> entries) {
        List<RunStep> steps = new ArrayList<>();
        List<CatalogEntry> sent = entries.stream()
                .filter(entry -> trials.asks(Measure.PIPELINE, entry))
                .limit(mostSent())
                .toList();
        trials.plan().pipeline().map(PipelinePlan::experiment).ifPresent(experiment -> {
            if (stay()) {
                steps.add(crews(sent.size(), experiment));
            }
            for (int round = 0; round < experiment.blocks(); round++) {
                for (CatalogEntry entry : sent) {
                    steps.add(block(
                            experiment.passages(Reading.DECODE).stream()
                                    .map(passage -> trials.pipeline(entry, passage))
                                    .toList(),
                            round,
                            experiment,
                            stay()));
                }
            }
        });
        return steps;
    }
}
