package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.RunPath;
import io.wirecost.cli.installation.Surroundings;
import io.wirecost.cli.names.Selection;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.markdown.MarkdownInk;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.results.RunFile;
import io.wirecost.studies.lviv2024.bandwidth.LvivBandwidth;
import io.wirecost.studies.lviv2024.latency.LvivLatency;
import io.wirecost.studies.lviv2024.sizes.LvivSizes;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost reproduce}: a published study's figures beside ours, as Markdown. */
@Command(
        name = "reproduce",
        description = "Reproduce a published study and print its figures beside ours, as Markdown.",
        mixinStandardHelpOptions = true)
public final class ReproduceCommand implements Callable<Integer> {
    private static final String SIZES = "lviv-2024-sizes";
    private static final String LATENCY = "lviv-2024-latency";
    private static final String BANDWIDTH = "lviv-2024-bandwidth";
    private static final String[] STUDIES = {SIZES, LATENCY, BANDWIDTH};
    private static final long SEED = 1;

    /** The studies, as a user may name them. */
    static final class Studies implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(STUDIES).iterator();
        }
    }

    private final Surroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "STUDY",
            completionCandidates = Studies.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String study;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "RUN",
            description = "A run.json, or its folder. " + LATENCY + " needs a run with the pipeline, " + BANDWIDTH
                    + " a sweep over links.")
    private Optional<Path> run;

    @Option(
            names = "--threads",
            paramLabel = "RUN",
            description = "For " + LATENCY + ": a second run, measured with --services threads.")
    private Optional<Path> threads;

    /** @param around what the command finds around it */
    public ReproduceCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Document document = switch (Selection.ofTexts("STUDY", STUDIES).one(study)) {
            case LATENCY -> latency();
            case BANDWIDTH -> bandwidth();
            default -> LvivSizes.of(sizes());
        };
        PrintWriter out = spec.commandLine().getOut();
        out.print(MarkdownInk.render(document));
        out.flush();
        return ExitCode.DONE;
    }

    /** Experiments of an hour are measured by {@code wirecost run}, which can be interrupted and continued. */
    private Document latency() throws InputException {
        Path measured = measured(
                "a run of the pipeline",
                LvivLatency.codecs(),
                "--blocks 5 --iterations 3 --messages 12000..30000 --warm-up 10000");
        Problems problems = new Problems();
        Run processes = problems.collect(() -> RunFile.read(RunPath.file(measured)));
        Optional<Run> inThreads = threads.isPresent()
                ? Optional.ofNullable(problems.collect(() -> RunFile.read(RunPath.file(threads.get()))))
                : Optional.empty();
        problems.refuse();
        try {
            return LvivLatency.of(processes, inThreads);
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    private Document bandwidth() throws InputException {
        Path measured = measured(
                "a sweep over links",
                LvivBandwidth.codecs(),
                "--sweep link=10mbit,50mbit,100mbit,1gbit,unlimited --blocks 5 --messages 4000 --message-size 2k"
                        + " --warm-up 30000");
        try {
            return LvivBandwidth.of(RunFile.read(RunPath.file(measured)));
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    private Path measured(String what, List<String> codecs, String options) throws InputException {
        return run.orElseThrow(() -> new InputException(
                "%s needs %s; measure it with: wirecost run --codec %s --measure size,speed,pipeline %s --out DIR"
                        .formatted(study, what, String.join(",", codecs), options)));
    }

    private Run sizes() throws InputException, IOException {
        Installation installation = around.installation();
        Plan plan = new Plan(
                Profile.QUICK,
                Set.of(Measure.SIZE),
                Profile.QUICK.operations(),
                SEED,
                CodecCatalog.load(installation, List.of(), around.runtimes()).all().stream()
                        .filter(entry ->
                                LvivSizes.codecs().contains(entry.variant().codec()))
                        .toList(),
                Optional.empty(),
                List.of("reproduce", SIZES));
        return new Engine(installation, around.codeCache())
                .run(
                        plan,
                        Workloads.byName(LvivSizes.WORKLOAD).orElseThrow().dataset(SEED),
                        run -> {},
                        new RunListener() {});
    }
}
