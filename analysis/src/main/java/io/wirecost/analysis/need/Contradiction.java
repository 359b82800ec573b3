package io.wirecost.analysis.need;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Run;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Needs that no codec meets together, and what to drop.
 *
 * @param drop the needs to do without
 * @param left how many codecs meet all others
 */
public record Contradiction(List<Need> drop, int left) {
    public Contradiction {
        drop = List.copyOf(drop);
    }

    /** Returns the fewest needs to drop so that somebody is left, the one that leaves most first; empty where somebody is. */
    public static List<Contradiction> of(Run run, Set<Need> needs, AddedFields added, List<CodecInfo> codecs) {
        List<Need> all = List.copyOf(needs);
        for (int size = 0; size <= all.size(); size++) {
            int dropped = size;
            List<Contradiction> ways = IntStream.range(0, 1 << all.size())
                    .filter(bits -> Integer.bitCount(bits) == dropped)
                    .mapToObj(bits -> dropping(run, all, bits, added, codecs))
                    .filter(way -> way.left > 0)
                    .sorted(Comparator.comparingInt(Contradiction::left).reversed())
                    .toList();
            if (!ways.isEmpty()) {
                return dropped == 0 ? List.of() : ways;
            }
        }
        return List.of();
    }

    private static Contradiction dropping(
            Run run, List<Need> all, int bits, AddedFields added, List<CodecInfo> codecs) {
        List<Need> drop = IntStream.range(0, all.size())
                .filter(need -> (bits >> need & 1) == 1)
                .mapToObj(all::get)
                .toList();
        Set<Need> kept = new LinkedHashSet<>(all);
        drop.forEach(kept::remove);
        NeedCheck check = new NeedCheck(run, kept, added);
        return new Contradiction(drop, (int)
                codecs.stream().filter(codec -> check.reasons(codec).isEmpty()).count());
    }
}
