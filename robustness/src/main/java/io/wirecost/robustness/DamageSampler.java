package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Draws damages: all where they are few, and a sample by the seed where they are many. */
public final class DamageSampler {
    private final Random random;
    private final int most;

    /**
     * @param seed the same one draws the same
     * @param most damages of a kind
     */
    public DamageSampler(long seed, int most) {
        this.random = new Random(seed);
        this.most = most;
    }

    /** Draws some of the damages of a kind, in a random order; empty if there are none. */
    Optional<DamageSet> of(DamageKind kind, long possible, LongFunction<Damaged> damage) {
        return possible == 0
                ? Optional.empty()
                : Optional.of(new DamageSet(
                        kind,
                        possible,
                        numbers(possible).stream().map(damage::apply).toList()));
    }

    /** The same of damages that are there already. */
    Optional<DamageSet> of(DamageKind kind, List<Damaged> all) {
        return of(kind, all.size(), number -> all.get((int) number));
    }

    private List<Long> numbers(long possible) {
        if (possible <= most) {
            List<Long> all = LongStream.range(0, possible).boxed().collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(all, random);
            return all;
        }
        Set<Long> drawn = new LinkedHashSet<>();
        while (drawn.size() < most) {
            drawn.add(Math.floorMod(random.nextLong(), possible));
        }
        return List.copyOf(drawn);
    }
}
