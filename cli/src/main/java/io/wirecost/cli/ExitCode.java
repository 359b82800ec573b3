package io.wirecost.cli;

/** How a command ends. */
final class ExitCode {
    /** Everything that was asked for is done. */
    static final int DONE = 0;

    /** Some cell failed; the others have their figures. */
    static final int CELL_FAILED = 1;

    /** The usage or the input is wrong; nothing was measured. */
    static final int BAD_INPUT = 2;

    private ExitCode() {}
}
