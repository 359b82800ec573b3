package io.wirecost.core.codec;

/** The demands of a format on its readers. */
public enum Family {
    /** The bytes mean nothing without the schema. */
    SCHEMA_DRIVEN("schema-driven"),
    /** Binary, with names or types in the message. */
    SELF_DESCRIBING("self-describing"),
    /** Readable text, with names in the message. */
    TEXT("text"),
    /** Laid out so that fields are read in place, without decoding. */
    ZERO_COPY("zero-copy");

    private final String label;

    Family(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
