package io.wirecost.harness.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkTest {
    @Test
    void records_of_a_group_take_turns_and_go_on_where_they_stopped() {
        Echo work = new Echo(List.of(List.of("a", "b", "c"), List.of("x")));
        work.select(0);
        List<String> taken = new ArrayList<>(List.of(work.next(), work.next()));
        work.select(1);
        taken.addAll(List.of(work.next(), work.next()));
        work.select(0);
        taken.addAll(List.of(work.next(), work.next()));

        assertThat(taken).containsExactly("a", "b", "x", "x", "c", "a");
    }

    @Test
    void the_floor_copies_every_group_equally_often() {
        FloorWork floor = new FloorWork(List.of(List.of(new byte[1], new byte[2]), List.of(new byte[3])));
        floor.select(0);
        List<Integer> lengths = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            lengths.add(((byte[]) floor.next()).length);
        }

        assertThat(lengths).containsExactly(1, 3, 2, 3, 1);
    }

    private static final class Echo extends Work<String> {
        Echo(List<List<String>> inputs) {
            super(inputs);
        }

        @Override
        public String next() {
            return take();
        }
    }
}
