package io.wirecost.compiler.target;

import java.io.IOException;

/** A schema compiler is missing for this machine or failed; the message says which and what it printed. */
public final class ToolException extends IOException {
    private static final long serialVersionUID = 1;

    public ToolException(String message) {
        super(message);
    }
}
