package io.wirecost.evolution.page;

import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.Surprise;
import java.util.List;
import java.util.Set;

/**
 * What a habit of a library makes of messages.
 *
 * @param outcomes it comes to one of these
 * @param texts one of these is in what it reads, or in its error; none if that does not matter
 */
record HabitEffect(Set<ReadingOutcome> outcomes, List<String> texts) {
    static HabitEffect of(ReadingOutcome... outcomes) {
        return new HabitEffect(Set.of(outcomes), List.of());
    }

    /** Another value, with this text in it, or an error that follows from it, where one was wished. */
    static HabitEffect value(String text) {
        return new HabitEffect(Set.of(ReadingOutcome.OTHER_VALUE), List.of(text));
    }

    /** An error with one of these texts in it. */
    static HabitEffect error(String... texts) {
        return new HabitEffect(Set.of(ReadingOutcome.REFUSED, ReadingOutcome.REFUSED_SOME), List.of(texts));
    }

    /** Any error, where one was wished. */
    static HabitEffect wishedError() {
        return new HabitEffect(Set.of(), List.of(""));
    }

    boolean isOf(EvolutionCell cell) {
        return outcomes.contains(cell.outcome())
                ? texts.isEmpty() || cell.surprise().filter(this::says).isPresent()
                : isWished(cell);
    }

    /** Returns whether this is the error that was wished. */
    private boolean isWished(EvolutionCell cell) {
        return !texts.isEmpty() && cell.outcome() == ReadingOutcome.AS_WISHED && cell.errorsWished() > 0;
    }

    private boolean says(Surprise surprise) {
        return texts.stream().anyMatch(surprise.read()::contains);
    }
}
