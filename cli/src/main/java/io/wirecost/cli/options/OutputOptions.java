package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import picocli.CommandLine.Option;

/** How a command prints; the same for every command that has results. */
@HelpGroup.In(HelpGroup.OUTPUT)
public final class OutputOptions {
    @Option(names = "--json", description = "Print the result as JSON on standard output, for scripts.")
    private boolean json;

    @Option(
            names = "--quiet",
            description = "Print only results and errors: no progress, no hints, no checks that passed.")
    private boolean quiet;

    /** Returns whether the result is to be JSON. */
    public boolean json() {
        return json;
    }

    /** Returns whether only what is needed is to be printed. */
    public boolean quiet() {
        return quiet;
    }
}
