package io.wirecost.cli;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import io.wirecost.engine.CodecCatalog;
import io.wirecost.engine.Engine;
import io.wirecost.engine.Installation;
import io.wirecost.engine.Measure;
import io.wirecost.engine.Plan;
import io.wirecost.engine.Profile;
import io.wirecost.engine.RunListener;
import io.wirecost.studies.LvivSizes;
import io.wirecost.workloads.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost reproduce}: a published study's figures beside ours, as Markdown. */
@Command(
        name = "reproduce",
        description = "Reproduce a published study and print its figures beside ours, as Markdown.",
        mixinStandardHelpOptions = true)
final class ReproduceCommand implements Callable<Integer> {
    private static final String SIZES = "lviv-2024-sizes";
    private static final long SEED = 1;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "STUDY", description = "One of: " + SIZES + ".")
    private String study;

    @Override
    public Integer call() throws InputException, IOException {
        if (!study.equals(SIZES)) {
            throw new InputException("unknown study " + study + "; there are: " + SIZES);
        }
        Installation installation = Home.installation();
        PrintWriter out = spec.commandLine().getOut();
        out.print(LvivSizes.render(sizes(installation)));
        out.flush();
        return ExitCode.DONE;
    }

    private static Run sizes(Installation installation) throws InputException, IOException {
        Plan plan = new Plan(
                Profile.QUICK,
                Set.of(Measure.SIZE),
                Profile.QUICK.operations(),
                SEED,
                CodecCatalog.load(installation).all().stream()
                        .filter(entry -> LvivSizes.codecs().contains(entry.name()))
                        .toList(),
                Optional.empty(),
                List.of("reproduce", SIZES));
        return new Engine(installation, Home.codeCache())
                .run(
                        plan,
                        Workloads.byName(LvivSizes.WORKLOAD).orElseThrow().dataset(SEED),
                        run -> {},
                        new RunListener() {});
    }
}
