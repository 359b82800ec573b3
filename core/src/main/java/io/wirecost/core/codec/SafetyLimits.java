package io.wirecost.core.codec;

/**
 * What becomes of the limits by which a library guards a reader against strangers' bytes, such as how deep values lie in
 * each other and how long a text is. They are no limits of the format: {@link Limit} has those.
 */
public enum SafetyLimits {
    /**
     * Lifted as far as the library lets, for data of one's own: a measurement is of what a library can hold, and a guard would
     * refuse honest values that are large or deep.
     */
    LIFTED,
    /** As the library ships them, as in a service that reads strangers' bytes. */
    AS_SHIPPED
}
