package io.wirecost.cli;

import picocli.CommandLine.Option;

/** How a command prints; the same for every command that has results. */
@HelpGroup.In(HelpGroup.OUTPUT)
final class OutputOptions {
    @Option(names = "--json", description = "Print the result as JSON on standard output, for scripts.")
    private boolean json;

    @Option(
            names = "--quiet",
            description = "Print only what is needed: no progress, no hints, nothing that is all right.")
    private boolean quiet;

    boolean json() {
        return json;
    }

    boolean quiet() {
        return quiet;
    }
}
