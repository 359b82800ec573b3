package io.wirecost.cli.failure;

/** How a command ends. */
public final class ExitCode {
    /** Everything that was asked for is done. */
    public static final int DONE = 0;

    /** Some cell failed, or is worse than it was; the others have their figures. A runtime could not be set up. */
    public static final int CELL_FAILED = 1;

    /** The usage, the input or the machine is wrong; what was measured before is kept. */
    public static final int BAD_INPUT = 2;

    private ExitCode() {}
}
