package io.wirecost.core.run;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How messages go through the three services in one trial: what the last part of its id says, e.g. {@code pipeline},
 * {@code pipeline@read=in-place@link=10mbit} or {@code pipeline@rate=5000}.
 *
 * @param pace empty where A sends as fast as it can
 */
public record Passage(Reading reading, Link link, Optional<Pace> pace) {
    /** Everything decoded, no link, as fast as it goes. */
    public static final Passage PLAIN = of(Reading.DECODE);

    private static final String KEY = "@";
    private static final String LINK = "link";
    private static final String RATE = "rate";

    /** What the services do with the bytes. */
    public enum Reading {
        /** B and C decode every message. */
        DECODE(Trial.PIPELINE),
        /** B reads its two fields in place and decodes only what passes. */
        IN_PLACE(Trial.PIPELINE_IN_PLACE),
        /** The floor: bytes that were encoded before and are never decoded. */
        NEVER(Trial.PIPELINE_FLOOR);

        private final String operation;

        Reading(String operation) {
            this.operation = operation;
        }

        private static Optional<Reading> byOperation(String operation) {
            return Arrays.stream(values())
                    .filter(reading -> reading.operation.equals(operation))
                    .findFirst();
        }
    }

    /**
     * A sends at fixed times, whether or not the others keep up.
     *
     * @param messagesPerSecond empty where the highest rate is sought that the services sustain
     */
    public record Pace(Optional<Long> messagesPerSecond) {
        /** The highest rate that is sustained. */
        public static final Pace HIGHEST = new Pace(Optional.empty());

        private static final String SOUGHT = "max";

        String label() {
            return messagesPerSecond.map(String::valueOf).orElse(SOUGHT);
        }

        private static Pace parse(String text) {
            return text.equals(SOUGHT) ? HIGHEST : new Pace(Optional.of(Long.parseLong(text)));
        }
    }

    public static Passage of(Reading reading) {
        return new Passage(reading, Link.UNLIMITED, Optional.empty());
    }

    public Passage by(Reading other) {
        return new Passage(other, link, pace);
    }

    public Passage over(Link other) {
        return new Passage(reading, other, pace);
    }

    public Passage at(Pace other) {
        return new Passage(reading, link, Optional.of(other));
    }

    /** The last part of the trial's id; {@link #parse} reads it back. */
    public String operation() {
        StringBuilder text = new StringBuilder(reading.operation);
        if (link.isShaped()) {
            text.append(KEY).append(LINK).append('=').append(link.label());
        }
        pace.ifPresent(known -> text.append(KEY).append(RATE).append('=').append(known.label()));
        return text.toString();
    }

    /** Empty for an operation that is no way through the pipeline, or that is not written as {@link #operation} does. */
    public static Optional<Passage> parse(String operation) {
        Map<String, String> settings = new LinkedHashMap<>();
        StringBuilder reading = new StringBuilder();
        for (String part : operation.split(KEY)) {
            String[] setting = part.split("=", 2);
            if (setting.length == 2 && (setting[0].equals(LINK) || setting[0].equals(RATE))) {
                settings.put(setting[0], setting[1]);
            } else {
                reading.append(reading.isEmpty() ? "" : KEY).append(part);
            }
        }
        return Reading.byOperation(reading.toString())
                .flatMap(known -> of(known, settings))
                .filter(passage -> passage.operation().equals(operation));
    }

    private static Optional<Passage> of(Reading reading, Map<String, String> settings) {
        try {
            return Optional.of(new Passage(
                    reading,
                    settings.containsKey(LINK) ? Link.parse(settings.get(LINK)) : Link.UNLIMITED,
                    Optional.ofNullable(settings.get(RATE)).map(Pace::parse)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
