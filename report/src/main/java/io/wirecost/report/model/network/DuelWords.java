package io.wirecost.report.model.network;

import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Link;
import io.wirecost.report.wording.Units;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who of two is ahead where, told of the duel's codec: it is ahead of its rival, or behind. */
public final class DuelWords {
    private static final long ANY_RATE = 100_000_000;

    private final Optional<LinkModel> model;

    /** @param model empty where nothing is predicted */
    public DuelWords(Optional<LinkModel> model) {
        this.model = model;
    }

    /** {@code ahead at 10mbit to 50mbit; tie at 100mbit}. */
    public static String measured(Duel duel) {
        return LinkStretch.of(duel).stream().map(LinkStretch::words).collect(Collectors.joining("; "));
    }

    /** {@code ahead below 45 Mbit/s (38 Mbit/s to 61 Mbit/s)}, or how it is everywhere. */
    public String predicted(Duel duel) {
        if (duel.predicted().isEmpty()) {
            return everywhere(duel);
        }
        return duel.predicted().stream()
                .map(crossing -> (crossing.slowSide().equals(duel.codec()) ? "ahead below " : "ahead above ")
                        + place(crossing)
                        + (crossing.extrapolated() ? ", extrapolated" : ""))
                .collect(Collectors.joining("; "));
    }

    /** {@code 45 Mbit/s (38 Mbit/s to 61 Mbit/s)}. */
    public static String place(Crossing crossing) {
        return Units.bandwidth(crossing.bitsPerSecond())
                + crossing.interval()
                        .map(interval -> " (" + ends(interval) + ")")
                        .orElse("");
    }

    /** Where they are told apart on one side only, the other end is none. */
    private static String ends(Interval interval) {
        boolean low = interval.low() > 0;
        boolean high = !Double.isInfinite(interval.high());
        if (!low && !high) {
            return "anywhere";
        }
        if (!high) {
            return Units.bandwidth(interval.low()) + " or more";
        }
        return low
                ? Units.bandwidth(interval.low()) + " to " + Units.bandwidth(interval.high())
                : Units.bandwidth(interval.high()) + " or less";
    }

    /** Lines that do not cross are in the same order at any bandwidth, so one bandwidth tells. */
    private String everywhere(Duel duel) {
        Link any = new Link(Optional.of(ANY_RATE), duel.delayNanos());
        return model.filter(known -> known.of(duel.codec()).isPresent()
                        && known.of(duel.rival()).isPresent())
                .map(known -> known.predict(duel.codec(), any).orElseThrow()
                                < known.predict(duel.rival(), any).orElseThrow()
                        ? "ahead at any bandwidth"
                        : "behind at any bandwidth")
                .orElse("no prediction");
    }
}
