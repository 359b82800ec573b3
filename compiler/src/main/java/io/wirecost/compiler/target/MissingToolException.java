package io.wirecost.compiler.target;

/** A schema compiler does not exist for this machine: nothing is broken, but its target cannot be had here. */
public final class MissingToolException extends ToolException {
    private static final long serialVersionUID = 1;

    public MissingToolException(String message) {
        super(message);
    }
}
