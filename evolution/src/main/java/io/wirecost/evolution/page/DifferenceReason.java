package io.wirecost.evolution.page;

import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says why codecs of one format come to different outcomes: by settings of their libraries with which they come to the same, as
 * was tried, or by a known habit of a library, without which the others come to the same.
 */
final class DifferenceReason {
    /** Where neither is known. */
    static final String UNKNOWN = "not known yet";

    private DifferenceReason() {}

    /**
     * Returns the reason in words.
     *
     * @param cells of one edit and direction, with all settings of each codec that was tried
     * @param habits of libraries that decide this edit
     */
    static String of(List<EvolutionCell> cells, List<LibraryHabit> habits) {
        return settings(cells).or(() -> habits(cells, habits)).orElse(UNKNOWN);
    }

    private static Optional<String> habits(List<EvolutionCell> cells, List<LibraryHabit> habits) {
        List<LibraryHabit> own = habits.stream()
                .filter(habit -> cells.stream().anyMatch(habit::isOf))
                .toList();
        List<EvolutionCell> others = cells.stream()
                .filter(cell -> own.stream().noneMatch(habit -> habit.isOf(cell)))
                .toList();
        return settings(others)
                .map(rest -> Stream.concat(own.stream().map(LibraryHabit::words), Stream.of(rest))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining("; ")));
    }

    /** The fewest settings with which all codecs come to one outcome: none if they do as their libraries ship. */
    private static Optional<String> settings(List<EvolutionCell> cells) {
        Map<String, List<EvolutionCell>> byCodec =
                cells.stream().collect(Collectors.groupingBy(CodecName::shipped, TreeMap::new, Collectors.toList()));
        return Arrays.stream(ReadingOutcome.values())
                .filter(outcome -> byCodec.values().stream()
                        .allMatch(codec -> with(codec, outcome).isPresent()))
                .map(outcome -> byCodec.values().stream()
                        .flatMap(codec -> with(codec, outcome).stream())
                        .filter(cell -> cell.set().isPresent())
                        .toList())
                .min(Comparator.comparing(List::size))
                .map(set -> set.stream().map(DifferenceReason::words).collect(Collectors.joining("; ")));
    }

    /** The cell in which a codec comes to an outcome: as its library ships, if it does. */
    private static Optional<EvolutionCell> with(List<EvolutionCell> codec, ReadingOutcome outcome) {
        return codec.stream()
                .filter(cell -> cell.outcome() == outcome)
                .min(Comparator.comparing(cell -> cell.set().isPresent()));
    }

    private static String words(EvolutionCell cell) {
        return "%s comes to the same with %s"
                .formatted(
                        CodecName.shipped(cell),
                        cell.set().map(VersionSwitch::sentence).orElseThrow());
    }
}
