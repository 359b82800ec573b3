package io.wirecost.analysis.need;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a fact says. */
public enum Answer {
    YES,
    NO,
    /** Nobody has looked it up, or sources differ. It meets no need. */
    UNKNOWN;

    static Optional<Answer> byLabel(String label) {
        return Arrays.stream(values())
                .filter(answer -> answer.label().equals(label))
                .findFirst();
    }

    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
