package io.wirecost.report.model.metric;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import java.util.stream.Collectors;

/** The clocks by which the times of one operation were read: one, or that of the wall for some codecs. */
final class Clocks {
    private static final String OTHER =
            "%s, where the others have %s".formatted(Clock.WALL.title(), Clock.PROCESSOR.title());

    private final List<Ranked<SpeedStatistics>> cells;
    private final boolean mixed;

    Clocks(List<Ranked<SpeedStatistics>> cells) {
        this.cells = cells;
        this.mixed =
                cells.stream().map(cell -> cell.statistics().clock()).distinct().count() > 1;
    }

    /** {@code processor time}, and behind it in brackets which codecs have the wall's. */
    String words(CodecLabels names) {
        if (!mixed) {
            return cells.stream()
                    .findFirst()
                    .map(cell -> cell.statistics().clock().title())
                    .orElse("");
        }
        String others = cells.stream()
                .filter(cell -> cell.statistics().clock() == Clock.WALL)
                .map(cell -> names.of(cell.cell().trial().codec()))
                .collect(Collectors.joining(", "));
        return "%s (%s: %s)".formatted(Clock.PROCESSOR.title(), others, Clock.WALL.title());
    }

    /** What must be known of a codec whose clock is another than that of most. */
    List<String> note(SpeedStatistics cell) {
        return mixed && cell.clock() == Clock.WALL ? List.of(OTHER) : List.of();
    }
}
