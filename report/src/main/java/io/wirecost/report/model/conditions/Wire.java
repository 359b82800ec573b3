package io.wirecost.report.model.conditions;

import io.wirecost.core.run.Link;
import java.util.Optional;

/**
 * A link between services.
 *
 * @param label {@code 10mbit}; {@code unlimited} for none
 * @param bitsPerSecond empty for no limit
 * @param delayNanos one way
 */
public record Wire(String label, Optional<Long> bitsPerSecond, long delayNanos) {
    /** Takes over what the run says of a link. */
    public static Wire of(Link link) {
        return new Wire(link.label(), link.bitsPerSecond(), link.delayNanos());
    }

    /** Whether it holds messages up at all. */
    public boolean isShaped() {
        return bitsPerSecond.isPresent() || delayNanos > 0;
    }
}
