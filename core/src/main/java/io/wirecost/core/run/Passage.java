package io.wirecost.core.run;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How messages go through the three services in one trial: {@code pipeline}, {@code pipeline@read=in-place@link=10mbit} or
 * {@code pipeline@rate=5000}.
 *
 * @param pace empty where A sends as fast as it can
 */
public record Passage(Reading reading, Link link, Optional<Pace> pace) implements Task {
    /** The passage without options: everything is decoded, over no link, as fast as possible. */
    public static final Passage PLAIN = of(Reading.DECODE);

    static final String OPERATION = "pipeline";

    private static final String LINK = "link";
    private static final String RATE = "rate";

    /** How the services read the bytes. */
    public enum Reading {
        /** B and C decode every message. */
        DECODE(Map.of()),
        /** B reads its two fields in place and decodes only what passes. */
        IN_PLACE(Map.of("read", "in-place")),
        /** The floor: bytes that were encoded before and are never decoded. */
        NEVER(Map.of("decode", "never"));

        private final Map<String, String> settings;

        Reading(Map<String, String> settings) {
            this.settings = settings;
        }

        private static Optional<Reading> of(Map<String, String> settings) {
            return Arrays.stream(values())
                    .filter(reading -> reading.settings.equals(settings))
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

    @Override
    public String operation() {
        return OPERATION;
    }

    @Override
    public Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>(reading.settings);
        if (link.isShaped()) {
            settings.put(LINK, link.label());
        }
        pace.ifPresent(known -> settings.put(RATE, known.label()));
        return Collections.unmodifiableMap(settings);
    }

    @Override
    public Figures.FigureKind figures() {
        return Figures.FigureKind.PIPELINE;
    }

    /** Empty for settings that are unknown, or written in another way than {@link #settings} does. */
    static Optional<Passage> of(Map<String, String> settings) {
        Map<String, String> reading = new LinkedHashMap<>(settings);
        Optional<String> link = Optional.ofNullable(reading.remove(LINK));
        Optional<String> rate = Optional.ofNullable(reading.remove(RATE));
        try {
            Link over = link.map(Link::parse).orElse(Link.UNLIMITED);
            Optional<Pace> pace = rate.map(Pace::parse);
            return Reading.of(reading)
                    .map(known -> new Passage(known, over, pace))
                    .filter(passage -> passage.settings().equals(settings));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
