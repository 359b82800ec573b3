package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.compiler.build.CacheContents;
import io.wirecost.compiler.build.CacheUse;
import io.wirecost.core.InputException;
import io.wirecost.report.wording.Units;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecost clean}: removes generated code that is kept between runs. */
@Command(
        name = "clean",
        description = "Remove generated code that is kept between runs; the next run compiles it again.",
        mixinStandardHelpOptions = true)
public final class CleanCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Option(names = "--dry-run", description = "Only say what would be removed.")
    private boolean dryRun;

    @Option(names = "--quiet", description = "Print nothing when it is done.")
    private boolean quiet;

    /** @param around what the command finds around it */
    public CleanCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Path cache = around.codeCache();
        say(dryRun || !Files.isDirectory(cache) ? describe("would remove", CacheContents.of(cache)) : clean(cache));
        return ExitCode.DONE;
    }

    private static String clean(Path cache) throws InputException, IOException {
        CacheUse alone = CacheUse.exclusive(cache)
                .orElseThrow(() -> new InputException(cache + " is in use by a run; clean it after the run has ended"));
        try {
            CacheContents contents = CacheContents.of(cache);
            contents.delete();
            return describe("removed", contents);
        } finally {
            alone.close();
        }
    }

    private static String describe(String verb, CacheContents contents) {
        int entries = contents.entries().size();
        return entries == 0
                ? "nothing to remove in " + contents.folder()
                : "%s %d %s (%s) in %s"
                        .formatted(
                                verb,
                                entries,
                                entries == 1 ? "entry" : "entries",
                                Units.memory(contents.sizeBytes()),
                                contents.folder());
    }

    private void say(String text) {
        if (!quiet) {
            spec.commandLine().getOut().println(text);
            spec.commandLine().getOut().flush();
        }
    }
}
