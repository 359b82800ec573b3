package io.wirecost.engine.pipeline;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Names for runs that share a Kafka cluster with others. */
final class RunId {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private RunId() {}

    /** Returns an id that no other run has: letters, digits and hyphens. */
    static String next() {
        return STAMP.format(Instant.now()) + "-"
                + Integer.toString(new SecureRandom().nextInt(36 * 36 * 36 * 36), Character.MAX_RADIX);
    }
}
