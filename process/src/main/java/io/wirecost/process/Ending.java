package io.wirecost.process;

/**
 * How a process has ended; as text e.g. {@code was ended by signal 9}.
 *
 * @param exitCode as {@link Process#exitValue()} tells it
 */
public record Ending(int exitCode) {
    private static final int SIGNAL_BASE = 128;

    public boolean isSuccess() {
        return exitCode == 0;
    }

    @Override
    public String toString() {
        return exitCode > SIGNAL_BASE && exitCode < SIGNAL_BASE + 65
                ? "was ended by signal " + (exitCode - SIGNAL_BASE)
                : "ended with exit code " + exitCode;
    }
}
