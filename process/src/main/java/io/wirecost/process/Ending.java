package io.wirecost.process;

/**
 * How a process has ended; as text e.g. {@code was ended by signal 9}.
 *
 * @param exitCode as {@link Process#exitValue()} tells it
 */
public record Ending(int exitCode) {
    private static final int SIGNAL_BASE = 128;
    private static final int SIGINT = 2;
    private static final int SIGTERM = 15;

    public boolean isSuccess() {
        return exitCode == 0;
    }

    /** Returns whether the process was asked to stop, as Ctrl-C does with the whole process group. */
    public boolean isInterrupt() {
        return exitCode == SIGNAL_BASE + SIGINT || exitCode == SIGNAL_BASE + SIGTERM;
    }

    @Override
    public String toString() {
        return exitCode > SIGNAL_BASE && exitCode < SIGNAL_BASE + 65
                ? "was ended by signal " + (exitCode - SIGNAL_BASE)
                : "ended with exit code " + exitCode;
    }
}
