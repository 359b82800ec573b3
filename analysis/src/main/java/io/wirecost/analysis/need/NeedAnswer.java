package io.wirecost.analysis.need;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a fact says. */
public enum NeedAnswer {
    YES,
    NO,
    /** Nobody has looked it up, or sources differ. It meets no need. */
    UNKNOWN;

    static Optional<NeedAnswer> byLabel(String label) {
        return Arrays.stream(values())
                .filter(answer -> answer.label().equals(label))
                .findFirst();
    }

    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
