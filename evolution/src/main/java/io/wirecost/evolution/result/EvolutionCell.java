package io.wirecost.evolution.result;

import io.wirecost.core.codec.VersionSwitch;
import java.util.Map;
import java.util.Optional;

/**
 * What came of one edit, with one codec in one direction.
 *
 * @param set how the library was set, other than it ships; empty as it ships
 * @param outcome the worst of all records
 * @param own the worst of the given records alone; empty where none of them could be tried
 * @param counts how many records came to each outcome
 * @param errorsWished of how many records no value is right, so that an error is as wished
 * @param given how large the messages of the given records are, as they were written; empty without any
 * @param surprise the smallest record that shows the outcome; empty where there is nothing to show
 * @param way how messages went through an old service: as a domain object, or as the library's own; empty for the others
 * @param reason why nothing was tried; empty where something was
 */
public record EvolutionCell(
        String runtime,
        String codec,
        Optional<VersionSwitch> set,
        String format,
        String layout,
        ReadingDirection direction,
        ReadingOutcome outcome,
        Optional<ReadingOutcome> own,
        Map<ReadingOutcome, Integer> counts,
        int errorsWished,
        Optional<GivenSize> given,
        Optional<Surprise> surprise,
        Optional<String> way,
        Optional<String> reason) {

    /** The way of a service that makes an object of the domain of each message. */
    public static final String DOMAIN_OBJECT = "domain object";

    /** The way of a service that works on what the library reads into. */
    public static final String OWN_OBJECT = "the library's own object";

    /** Returns whether messages went through a service in this way. */
    public boolean isBy(String service) {
        return way.filter(service::equals).isPresent();
    }

    /** The same, of messages that went through a service in this way. */
    public EvolutionCell by(String service) {
        return new EvolutionCell(
                runtime,
                codec,
                set,
                format,
                layout,
                direction,
                outcome,
                own,
                counts,
                errorsWished,
                given,
                surprise,
                Optional.of(service),
                reason);
    }

    /** Returns whether this is what came of the same codec, in the same direction, as its library ships. */
    public boolean isAsShipped(EvolutionCell other) {
        return set.isEmpty()
                && runtime.equals(other.runtime)
                && codec.equals(other.codec)
                && direction == other.direction;
    }

    /** Returns whether none of the given records shows the outcome, only those that were made for it. */
    public boolean isEdgeOnly() {
        return !outcome.isFine() && own.filter(outcome::equals).isEmpty();
    }
}
