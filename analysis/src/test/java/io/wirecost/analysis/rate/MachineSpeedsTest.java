package io.wirecost.analysis.rate;

import static io.wirecost.analysis.rate.Paces.at;
import static io.wirecost.analysis.rate.Paces.blocks;
import static io.wirecost.analysis.rate.Paces.cell;
import static io.wirecost.analysis.rate.Paces.sustained;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Pace;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MachineSpeedsTest {
    private static final Passage SOUGHT = Passage.PLAIN.at(Pace.HIGHEST);

    @Test
    void a_blocks_speed_is_the_geometric_mean_of_its_sets_and_a_runs_the_median_of_its_blocks() {
        MachineSpeeds speeds = MachineSpeeds.of(
                        run(blocks(List.of(at(50), at(200)), List.of(at(80))), blocks(List.of(at(120), at(120)))))
                .orElseThrow();

        assertThat(speeds.median()).isCloseTo(100, offset(1e-9));
        assertThat(speeds.lowest()).isCloseTo(0.8, offset(1e-9));
        assertThat(speeds.highest()).isCloseTo(1.2, offset(1e-9));
        assertThat(speeds.spread()).isCloseTo(1.5, offset(1e-9));
    }

    @Test
    void a_cell_is_told_how_fast_the_machine_was_while_it_was_measured() {
        Pipeline slow = blocks(List.of(at(64)), List.of(at(100)));
        MachineSpeeds speeds = MachineSpeeds.of(run(slow, blocks(List.of(at(100)), List.of(at(100)))))
                .orElseThrow();

        assertThat(speeds.relative(slow).orElseThrow()).isCloseTo(0.8, offset(1e-9));
    }

    @Test
    void a_machine_is_steady_whose_blocks_are_within_a_tenth() {
        assertThat(MachineSpeeds.of(run(blocks(List.of(at(100)), List.of(at(109))))))
                .hasValueSatisfying(speeds -> assertThat(speeds.steady()).isTrue());
        assertThat(MachineSpeeds.of(run(blocks(List.of(at(100)), List.of(at(111))))))
                .hasValueSatisfying(speeds -> assertThat(speeds.steady()).isFalse());
    }

    @Test
    void runs_that_did_not_look_say_nothing() {
        Pipeline without = blocks(List.of(sustained(100)));

        assertThat(MachineSpeeds.of(run(without))).isEmpty();
        assertThat(MachineSpeeds.of(run(blocks(List.of(at(100))))).orElseThrow().relative(without))
                .isEmpty();
    }

    private static Run run(Pipeline... cells) {
        return Paces.run(
                Paces.SEARCH,
                IntStream.range(0, cells.length)
                        .mapToObj(i -> cell("codec" + i, SOUGHT, cells[i]))
                        .toArray(Cell[]::new));
    }
}
