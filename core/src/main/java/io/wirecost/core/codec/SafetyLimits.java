package io.wirecost.core.codec;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a library's safety limits are set. By these limits a library guards a reader against strangers' bytes, such as how
 * deep values lie in each other and how long a text is. They are no limits of the format: {@link Limit} has those.
 */
public enum SafetyLimits {
    /**
     * Limits lifted as far as the library allows, for trusted data. A measurement shows what a library can hold, and a
     * guard would refuse honest values that are large or deep.
     */
    LIFTED("lifted"),
    /** The limits that the library ships. */
    AS_SHIPPED("as-shipped"),
    /** The limits that the library's documentation advises for strangers' bytes: see {@link SafetyAdvice}. */
    ADVISED("advised");

    private final String label;

    SafetyLimits(String label) {
        this.label = label;
    }

    /** Returns the name in trials and in the protocol of workers. */
    public String label() {
        return label;
    }

    /** Returns whether a codec has to lift its library's limits. */
    public boolean areLifted() {
        return this == LIFTED;
    }

    /** Returns the setting with a label; empty if there is none. */
    public static Optional<SafetyLimits> byLabel(String label) {
        return Stream.of(values()).filter(limits -> limits.label.equals(label)).findFirst();
    }
}
