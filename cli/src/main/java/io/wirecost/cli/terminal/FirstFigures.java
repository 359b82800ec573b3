package io.wirecost.cli.terminal;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Sizes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The first figures of a run: sizes are known as soon as everything is proven, minutes before the times. */
final class FirstFigures {
    private final List<Size> sizes = new ArrayList<>();

    private record Size(String codec, double meanBytes) {}

    void take(Cell cell) {
        cell.figures(Sizes.class)
                .ifPresent(found -> sizes.add(new Size(
                        cell.trial().codec().name(), SizeStatistics.of(found).meanBytes())));
    }

    /** Returns a line with all sizes, the smallest first, and forgets them; empty if there are none. */
    Optional<String> line() {
        if (sizes.isEmpty()) {
            return Optional.empty();
        }
        String line = sizes.stream()
                .sorted(Comparator.comparingDouble(Size::meanBytes))
                .map(size -> String.format(Locale.ROOT, "%s %,.0f", size.codec, size.meanBytes))
                .collect(Collectors.joining(", ", "bytes per message: ", ""));
        sizes.clear();
        return Optional.of(line);
    }
}
