package io.wirecost.pipeline.control;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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

    public static Optional<Role> byLabel(String label) {
        return Arrays.stream(values())
                .filter(role -> role.label().equals(label))
                .findFirst();
    }
}
