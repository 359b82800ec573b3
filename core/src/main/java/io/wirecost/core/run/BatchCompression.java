package io.wirecost.core.run;

import java.util.Locale;

/** How a producer of Kafka compresses a batch of records, each at Kafka's own level. */
public enum BatchCompression {
    NONE,
    GZIP,
    SNAPPY,
    LZ4,
    ZSTD;

    /** Returns the name as Kafka's setting {@code compression.type} has it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
