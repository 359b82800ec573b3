package io.wirecost.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A network link between a service and the broker, alike in both directions.
 *
 * @param bitsPerSecond what goes through in each direction; empty for no limit
 * @param delayNanos one way
 */
public record Link(Optional<Long> bitsPerSecond, long delayNanos) {
    /** No link at all: whatever the machine itself can do. */
    public static final Link UNLIMITED = new Link(Optional.empty(), 0);

    private static final String NO_LIMIT = "unlimited";
    private static final String LOSS = "loss=";
    private static final List<WrittenQuantity.Unit> RATES = List.of(
            new WrittenQuantity.Unit("gbit", 1_000_000_000),
            new WrittenQuantity.Unit("mbit", 1_000_000),
            new WrittenQuantity.Unit("kbit", 1_000));

    public Link {
        if (bitsPerSecond.filter(rate -> rate < 1).isPresent() || delayNanos < 0) {
            throw new IllegalArgumentException("no link: " + bitsPerSecond + " bit/s, " + delayNanos + " ns");
        }
    }

    public static Link ofRate(long bitsPerSecond) {
        return new Link(Optional.of(bitsPerSecond), 0);
    }

    /** Returns whether it is a link at all. */
    public boolean isShaped() {
        return !equals(UNLIMITED);
    }

    /**
     * Returns the link as written on the command line and in a trial's id: {@code 10mbit}, {@code 1gbit,5ms}, {@code
     * unlimited,5ms}. {@link #parse} reads it back.
     */
    public String label() {
        String rate =
                bitsPerSecond.map(bits -> WrittenQuantity.text(bits, RATES)).orElse(NO_LIMIT);
        return delayNanos == 0 ? rate : rate + "," + WrittenQuantity.text(delayNanos, WrittenQuantity.TIMES);
    }

    /** @throws IllegalArgumentException if the text is no link; the message says what was expected */
    public static Link parse(String text) {
        List<Link> links = parseAll(text);
        if (links.size() != 1) {
            throw new IllegalArgumentException("'" + text + "' is more than one link");
        }
        return links.get(0);
    }

    /**
     * Links one after the other, each with its delay: {@code 10mbit,50mbit,5ms,unlimited} are three.
     *
     * @throws IllegalArgumentException if a part of the text is neither a rate nor a delay; the message says what was
     *     expected
     */
    public static List<Link> parseAll(String text) {
        List<Link> links = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Optional<Long> delay = WrittenQuantity.parse(part, WrittenQuantity.TIMES);
            if (delay.isPresent() && !links.isEmpty() && links.get(links.size() - 1).delayNanos == 0) {
                Link last = links.remove(links.size() - 1);
                links.add(new Link(last.bitsPerSecond, delay.get()));
            } else {
                links.add(ofText(part));
            }
        }
        return links;
    }

    private static Link ofText(String rate) {
        if (rate.equals(NO_LIMIT)) {
            return UNLIMITED;
        }
        if (rate.startsWith(LOSS)) {
            throw new IllegalArgumentException(
                    "'" + rate + "': no link loses packets. A relay stands above TCP, which sends"
                            + " lost ones again. Ask for a lower rate and a longer delay instead: 5mbit,20ms");
        }
        return WrittenQuantity.parse(rate, RATES)
                .filter(bits -> bits > 0)
                .map(Link::ofRate)
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "'" + rate
                                        + "': expected a rate such as 10mbit, 1gbit or unlimited, optionally with a delay: 10mbit,5ms"));
    }

    @Override
    public String toString() {
        return label();
    }
}
