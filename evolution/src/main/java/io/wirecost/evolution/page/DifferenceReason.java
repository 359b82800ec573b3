package io.wirecost.evolution.page;

import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * Says why codecs of one format come to different outcomes. Of one outcome, each codec comes to it as its library ships, or with a
 * setting, as was tried, or a known habit of its library keeps it from that. Of two schemas of the user's it is not known which
 * edits lie between them, and so a habit is only a guess.
 */
final class DifferenceReason {
    /** Where there is no such outcome. */
    static final String UNKNOWN = "not known yet";

    /** Stands before a guess. */
    static final String PERHAPS = "perhaps: ";

    private static final String DOMAIN_OBJECT =
            "a service that makes a domain object of what it reads drops what that has no place for";

    private DifferenceReason() {}

    /**
     * Returns the fewest reasons, in words.
     *
     * @param cells of one format, with all settings of each codec that was tried
     */
    static String of(TriedEdit edit, List<EvolutionCell> cells, ReadingDirection direction) {
        Collection<List<EvolutionCell>> codecs = cells.stream()
                .filter(cell -> isPartOf(direction, cell))
                .collect(Collectors.groupingBy(CodecName::shipped, TreeMap::new, Collectors.toList()))
                .values();
        return fewest(codecs, direction, (habit, cell) -> habit.explains(edit, cell))
                .or(() -> Optional.of(edit)
                        .filter(TriedEdit::isGiven)
                        .flatMap(given -> fewest(codecs, direction, LibraryHabit::mayExplain))
                        .map(PERHAPS::concat))
                .orElse(UNKNOWN);
    }

    private static Optional<String> fewest(
            Collection<List<EvolutionCell>> codecs,
            ReadingDirection direction,
            BiPredicate<LibraryHabit, EvolutionCell> explains) {
        return Arrays.stream(ReadingOutcome.values())
                .flatMap(outcome -> reasons(codecs, direction, outcome, explains).stream())
                .min(Comparator.comparing(Set::size))
                .map(reasons -> String.join("; ", reasons));
    }

    /** A message that goes through a service is read by the old version, and what that writes by the new one. */
    private static boolean isPartOf(ReadingDirection direction, EvolutionCell cell) {
        return cell.direction() == direction || direction == ReadingDirection.THROUGH;
    }

    /** Why codecs do not all come to an outcome; empty if a codec has no reason. */
    private static Optional<Set<String>> reasons(
            Collection<List<EvolutionCell>> codecs,
            ReadingDirection direction,
            ReadingOutcome outcome,
            BiPredicate<LibraryHabit, EvolutionCell> explains) {
        Set<String> reasons = new LinkedHashSet<>();
        for (List<EvolutionCell> codec : codecs) {
            Optional<EvolutionCell> same = with(codec, direction, outcome);
            Optional<String> reason = same.isPresent()
                    ? same.map(cell -> cell.set().map(set -> words(cell, set)).orElse(""))
                    : habit(codec, explains).or(() -> service(codec, codecs, outcome));
            if (reason.isEmpty()) {
                return Optional.empty();
            }
            reason.filter(words -> !words.isEmpty()).ifPresent(reasons::add);
        }
        return Optional.of(reasons);
    }

    /** The cell in which a codec comes to an outcome: as its library ships, if it does. */
    private static Optional<EvolutionCell> with(
            List<EvolutionCell> codec, ReadingDirection direction, ReadingOutcome outcome) {
        return codec.stream()
                .filter(cell -> cell.direction() == direction)
                .filter(cell -> cell.outcome() == outcome)
                .min(Comparator.comparing(cell -> cell.set().isPresent()));
    }

    private static String words(EvolutionCell cell, VersionSwitch set) {
        return "%s comes to the same with %s".formatted(CodecName.shipped(cell), set.sentence());
    }

    /** Why a value is lost in a service where others pass it on. */
    private static Optional<String> service(
            List<EvolutionCell> codec, Collection<List<EvolutionCell>> codecs, ReadingOutcome outcome) {
        boolean isLost = with(codec, ReadingDirection.THROUGH, ReadingOutcome.LOST)
                .filter(cell -> cell.set().isEmpty() && cell.isBy(EvolutionCell.DOMAIN_OBJECT))
                .isPresent();
        boolean othersPassOn = codecs.stream()
                .flatMap(other -> with(other, ReadingDirection.THROUGH, outcome).stream())
                .anyMatch(cell -> cell.isBy(EvolutionCell.OWN_OBJECT));
        return isLost && othersPassOn ? Optional.of(DOMAIN_OBJECT) : Optional.empty();
    }

    private static Optional<String> habit(
            List<EvolutionCell> codec, BiPredicate<LibraryHabit, EvolutionCell> explains) {
        return LibraryHabit.ALL.stream()
                .filter(habit -> codec.stream().anyMatch(cell -> cell.set().isEmpty() && explains.test(habit, cell)))
                .map(LibraryHabit::words)
                .findFirst();
    }
}
