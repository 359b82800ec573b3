package io.wirecost.report.model.network;

import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.List;

/**
 * Neighbouring links over which two codecs stand alike.
 *
 * @param from the slowest of them
 * @param to the fastest of them
 */
record LinkStretch(Standing standing, Link from, Link to) {
    /** How a codec stands to its rival, as far as it is certain. */
    enum Standing {
        AHEAD("ahead"),
        TIED("tie"),
        BEHIND("behind"),
        UNRANKED("not ranked");

        private final String word;

        Standing(String word) {
            this.word = word;
        }

        private static Standing of(LinkRatio link) {
            if (link.ratio().forks() < Run.FORKS_TO_RANK) {
                return UNRANKED;
            }
            return link.isTie() ? TIED : link.ratio().centre() < 1 ? AHEAD : BEHIND;
        }

        /** Whether one of the two is certainly faster. */
        boolean isDecided() {
            return this == AHEAD || this == BEHIND;
        }
    }

    /** All links of a duel, slowest first. */
    static List<LinkStretch> of(Duel duel) {
        List<LinkStretch> stretches = new ArrayList<>();
        for (LinkRatio ratio : duel.ratios()) {
            Standing standing = Standing.of(ratio);
            int last = stretches.size() - 1;
            if (last >= 0 && stretches.get(last).standing == standing) {
                stretches.set(last, new LinkStretch(standing, stretches.get(last).from, ratio.link()));
            } else {
                stretches.add(new LinkStretch(standing, ratio.link(), ratio.link()));
            }
        }
        return stretches;
    }

    /** {@code ahead at 10mbit to 100mbit}. */
    String words() {
        return standing.word + " at " + from.label() + (from.equals(to) ? "" : " to " + to.label());
    }
}
