package io.wirecost.pipeline.control;

import java.util.Locale;

/** Which of the three services one is. */
public enum Role {
    /** Serializes and sends; its clock counts. */
    A,
    /** Decodes, filters and forwards. */
    B,
    /** Decodes and checks. */
    C;

    /** The name on the command line and in a run. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
