package io.wirecost.compiler.target;

import java.io.IOException;

/** A schema compiler failed; the message says which and what it printed. */
public class ToolException extends IOException {
    private static final long serialVersionUID = 1;

    public ToolException(String message) {
        super(message);
    }
}
