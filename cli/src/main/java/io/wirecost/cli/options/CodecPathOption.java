package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.catalog.OtherRuntimes;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.CodecPath;
import io.wirecost.engine.runner.RunnerCommand;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options that bring codecs of the user's own. */
@HelpGroup.In(HelpGroup.CODECS)
public final class CodecPathOption {
    private static final String RUNNER = "--runner";

    @Option(
            names = "--codec-path",
            paramLabel = "JAR[:JAR...]",
            description = "A codec of your own: its jar and the jars that it needs. May be given more than once.")
    private List<String> paths = new ArrayList<>();

    @Option(
            names = RUNNER,
            paramLabel = "COMMAND",
            description =
                    "A runner of your own, in any language: the command that starts it, in quotes. May be given more"
                            + " than once. See: wirecost runner --help")
    private List<String> runners = new ArrayList<>();

    /** The installation's codecs and the user's, without those of variants of a runtime. */
    public CodecCatalog catalog(CommandSurroundings around) throws InputException, IOException {
        return catalog(around, Set.of());
    }

    /**
     * The installation's codecs and the user's.
     *
     * @param runtimes names that the user has named, so that variants of a runtime take part if they are among them
     */
    public CodecCatalog catalog(CommandSurroundings around, Set<String> runtimes) throws InputException, IOException {
        Problems problems = new Problems();
        List<CodecModule> modules = problems.collect(() -> CodecPath.modules(around.folder(), paths));
        List<RunnerCommand> commands = new ArrayList<>();
        for (String runner : runners) {
            commands.add(problems.collect(() -> RunnerCommand.of(CommandWords.of(RUNNER, runner))));
        }
        problems.refuse();
        return CodecCatalog.load(
                around.installation(),
                modules,
                new OtherRuntimes(around.cacheFolder(), around.environment(), commands, runtimes));
    }
}
