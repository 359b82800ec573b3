package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost completion}: makes a shell complete commands, options and names. */
@Command(
        name = "completion",
        description = "Print a script that makes a shell complete commands, options and names.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "bash: wirecost completion bash > ~/.local/share/bash-completion/completions/wirecost",
            "zsh:  wirecost completion zsh > ~/.wirecost-completion; echo 'source ~/.wirecost-completion' >> ~/.zshrc"
        })
public final class CompletionCommand implements Callable<Integer> {
    /** Shells that can be told how to complete. The script of bash serves zsh too, which runs it in its own way. */
    enum Shell {
        bash,
        zsh
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "One of: ${COMPLETION-CANDIDATES}.")
    private Shell shell;

    @Override
    public Integer call() {
        CommandLine root = spec.root().commandLine();
        String script = switch (shell) {
            case bash, zsh -> AutoComplete.bash(root.getCommandName(), root);
        };
        spec.commandLine().getOut().print(script);
        spec.commandLine().getOut().flush();
        return ExitCode.DONE;
    }
}
