package io.wirecost.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Sliced;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Cause;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Speed.VoidSlice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SliceCountsTest {
    @Test
    void slices_are_counted_with_those_that_were_taken_again_and_why() {
        Cell cell = Sliced.cell(
                "a",
                voided(Sliced.worker(0, 0, 1.0, 1.0, 1.0), Cause.OTHERS, Cause.COMPILERS, Cause.OTHERS),
                marked(Sliced.worker(1, 0, 1.0, 1.0, 1.0), Cause.COMPILERS));

        assertThat(SliceCounts.of(Sliced.run(cell))).contains(new SliceCounts(9, 2, 1, 2, 1));
    }

    @Test
    void a_run_without_times_has_none() {
        assertThat(SliceCounts.of(Sliced.run())).isEmpty();
    }

    private static Fork voided(Fork fork, Cause... causes) {
        List<VoidSlice> voided =
                Arrays.stream(causes).map(cause -> new VoidSlice(3, cause, 2.0)).toList();
        return with(fork, voided, Optional.empty());
    }

    private static Fork marked(Fork fork, Cause cause) {
        return with(fork, List.of(), Optional.of(cause));
    }

    private static Fork with(Fork fork, List<VoidSlice> voided, Optional<Cause> mark) {
        Slices slices = fork.slices().orElseThrow();
        return new Speed.Fork(
                fork.round(),
                fork.groups(),
                fork.floor(),
                fork.witness(),
                Optional.of(
                        new Slices(slices.heat(), slices.passes(), voided, mark, slices.reference(), slices.level())));
    }
}
