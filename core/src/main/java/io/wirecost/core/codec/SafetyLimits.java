package io.wirecost.core.codec;

/**
 * Whether a library's safety limits are lifted. By these limits a library guards a reader against strangers' bytes,
 * such as how deep values lie in each other and how long a text is. They are no limits of the format: {@link Limit} has
 * those.
 */
public enum SafetyLimits {
    /**
     * Limits lifted as far as the library allows, for trusted data. A measurement shows what a library can hold, and a
     * guard would refuse honest values that are large or deep.
     */
    LIFTED,
    /** The limits that the library ships, as in a service that reads strangers' bytes. */
    AS_SHIPPED
}
