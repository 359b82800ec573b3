package io.wirecost.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.engine.runner.Measure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PlanTest {
    @Test
    void the_same_seed_gives_the_same_orders() {
        assertThat(order(7)).isEqualTo(order(7));
    }

    @Test
    void of_two_codecs_each_comes_first_for_about_half_of_the_small_seeds() {
        long first = LongStream.range(0, 100)
                .filter(seed -> order(seed).get(0).equals("a"))
                .count();

        assertThat(first).isBetween(30L, 70L);
    }

    private static List<String> order(long seed) {
        Plan plan = new Plan(
                Profile.QUICK,
                EnumSet.of(Measure.SIZE),
                EnumSet.noneOf(Operation.class),
                seed,
                List.of(),
                Optional.empty(),
                List.of());
        List<String> order = new ArrayList<>(List.of("a", "b"));
        Collections.shuffle(order, plan.orders());
        return order;
    }
}
