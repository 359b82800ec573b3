package io.wirecost.inference.observe;

import io.wirecost.core.schema.Spelling.Fraction;
import io.wirecost.core.schema.Spelling.Iso;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What was seen of the times at one place: whether one spelling writes all of them. */
public final class ObservedTimes {
    private static final int NANOS_PER_MILLI = 1_000_000;
    private static final int NANOS_PER_MICRO = 1_000;

    private Set<Fraction> fractions = EnumSet.allOf(Fraction.class);
    private Optional<Character> separator = Optional.empty();
    private Optional<String> zone = Optional.empty();
    private boolean mixed;
    private boolean finerThanMillis;
    private boolean finerThanMicros;
    private boolean far;

    void add(TimeText.Found found) {
        fractions.retainAll(found.fractions());
        finerThanMillis |= found.nanos() % NANOS_PER_MILLI != 0;
        finerThanMicros |= found.nanos() % NANOS_PER_MICRO != 0;
        far |= found.far();
        spelled(found.separator(), found.zone());
    }

    private void spelled(char separatorFound, String zoneFound) {
        mixed |= separator.filter(known -> known != separatorFound).isPresent()
                || zone.filter(known -> !known.equals(zoneFound)).isPresent();
        separator = Optional.of(separatorFound);
        if (zone.isEmpty()) {
            zone = Optional.of(zoneFound);
        }
    }

    void addAll(ObservedTimes other) {
        fractions.retainAll(other.fractions);
        finerThanMillis |= other.finerThanMillis;
        finerThanMicros |= other.finerThanMicros;
        far |= other.far;
        mixed |= other.mixed;
        if (other.separator.isPresent() && other.zone.isPresent()) {
            spelled(other.separator.get(), other.zone.get());
        }
    }

    /** Returns the spelling by which all of them are written; empty if there is no such, or no type for all of them. */
    public Optional<Iso> spelling() {
        return mixed || fractions.isEmpty() || separator.isEmpty() || finerThanMicros && far
                ? Optional.empty()
                : Optional.of(new Iso(separator.get(), fractions.iterator().next(), zone.orElse("")));
    }

    /** Returns whether there were any. */
    public boolean isAny() {
        return separator.isPresent();
    }

    /** Returns whether a spelling writes all of them as they were. */
    public boolean isWrittenBy(Iso spelling) {
        return !mixed
                && fractions.contains(spelling.fraction())
                && separator.filter(found -> found == spelling.separator()).isPresent()
                && zone.filter(found -> found.equals(spelling.zone())).isPresent();
    }

    /** Returns whether milliseconds do not hold all of them. */
    public boolean needMicros() {
        return finerThanMillis;
    }

    /** Returns whether microseconds do not hold all of them. */
    public boolean needNanos() {
        return finerThanMicros;
    }
}
