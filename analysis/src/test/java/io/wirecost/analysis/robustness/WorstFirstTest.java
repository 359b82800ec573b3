package io.wirecost.analysis.robustness;

import static io.wirecost.core.run.ReactionKind.HANG;
import static io.wirecost.core.run.ReactionKind.MEMORY_EXHAUSTED;
import static io.wirecost.core.run.ReactionKind.NOTICED;
import static io.wirecost.core.run.ReactionKind.OTHER_VALUE;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Robustness;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WorstFirstTest {
    @Test
    void the_gravest_reaction_decides_and_then_how_often_it_came() {
        Robustness hangsOnce = Reactions.to(100, NOTICED, 99, HANG, 1);
        Robustness exhaustsOften = Reactions.to(10, NOTICED, 5, MEMORY_EXHAUSTED, 5);
        Robustness exhaustsOnce = Reactions.to(100, NOTICED, 90, OTHER_VALUE, 9, MEMORY_EXHAUSTED, 1);
        Robustness notices = Reactions.to(10, NOTICED, 10);

        assertThat(Stream.of(notices, exhaustsOnce, exhaustsOften, hangsOnce).sorted(new WorstFirst()))
                .containsExactly(hangsOnce, exhaustsOften, exhaustsOnce, notices);
    }

    @Test
    void the_gravest_reaction_is_named() {
        assertThat(WorstFirst.gravest(Reactions.to(10, NOTICED, 9, OTHER_VALUE, 1)))
                .contains(OTHER_VALUE);
        assertThat(WorstFirst.gravest(Reactions.to(0))).isEmpty();
    }
}
