package io.wirecost.cli.terminal;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Sizes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The first figures of a run: sizes are known as soon as everything is proven, minutes before the times. */
final class FirstFigures {
    private final Map<String, List<Size>> byRuntime = new LinkedHashMap<>();

    private record Size(String codec, double meanBytes) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s %,.0f", codec, meanBytes);
        }
    }

    void take(Cell cell) {
        cell.figures(Sizes.class)
                .ifPresent(found -> byRuntime
                        .computeIfAbsent(cell.trial().codec().runtime(), runtime -> new ArrayList<>())
                        .add(new Size(
                                cell.trial().codec().name(),
                                SizeStatistics.of(found).meanBytes())));
    }

    /** Returns a line with all sizes, those of a runtime together, the smallest first, and forgets them; empty if there are none. */
    Optional<String> line() {
        if (byRuntime.isEmpty()) {
            return Optional.empty();
        }
        boolean several = byRuntime.size() > 1;
        String line = byRuntime.entrySet().stream()
                .map(runtime -> (several ? runtime.getKey() + ": " : "") + smallestFirst(runtime.getValue()))
                .collect(Collectors.joining("; ", "bytes per message: ", ""));
        byRuntime.clear();
        return Optional.of(line);
    }

    private static String smallestFirst(List<Size> sizes) {
        return sizes.stream()
                .sorted(Comparator.comparingDouble(Size::meanBytes))
                .map(Size::toString)
                .collect(Collectors.joining(", "));
    }
}
