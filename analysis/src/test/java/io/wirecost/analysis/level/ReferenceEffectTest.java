package io.wirecost.analysis.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.Sliced;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.ReferenceSums;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReferenceEffectTest {
    private static final double EXACT = 1e-12;

    @Test
    void the_slope_is_that_of_all_workers_together() {
        ReferenceEffect effect = ReferenceEffect.of(
                List.of(cell(new ReferenceSums(60, 50, 4, 5, 8)), cell(new ReferenceSums(60, 50, 6, 6, 10))));

        assertThat(effect.slope()).isCloseTo(1.1, within(EXACT));
        assertThat(effect.explained()).isCloseTo(1.1 * 11 / 18, within(EXACT));
        assertThat(effect.pieces()).isEqualTo(120);
        assertThat(effect.spread()).isCloseTo(Math.sqrt(0.1), within(EXACT));
        assertThat(effect.slowness(800 * 2)).isCloseTo(Math.pow(2, 1.1), within(EXACT));
    }

    @Test
    void a_reference_that_hardly_varies_tells_nothing() {
        assertThat(ReferenceEffect.of(List.of(cell(new ReferenceSums(1000, 900, 0.01, 0.02, 8)))))
                .returns(0.0, ReferenceEffect::slope)
                .returns(0.0, ReferenceEffect::explained);
    }

    @Test
    void few_pieces_tell_nothing() {
        assertThat(ReferenceEffect.of(List.of(cell(new ReferenceSums(20, 15, 4, 4, 5))))
                        .slope())
                .isZero();
    }

    @Test
    void an_implausible_slope_is_brought_to_its_limit() {
        assertThat(ReferenceEffect.of(List.of(cell(new ReferenceSums(60, 50, 4, 12, 40)))))
                .returns(2.0, ReferenceEffect::slope)
                .returns((2 * 2.0 * 12 - 2.0 * 2.0 * 4) / 40, ReferenceEffect::explained);
        assertThat(ReferenceEffect.of(List.of(cell(new ReferenceSums(60, 50, 4, -3, 9))))
                        .slope())
                .isZero();
    }

    @Test
    void without_reference_work_nothing_is_taken_out() {
        ReferenceEffect effect = ReferenceEffect.of(List.of(Sliced.cell("a", Sliced.worker(0, 0, 1.0, 2.0))));

        assertThat(effect).isEqualTo(new ReferenceEffect(0, 0, 0, 0, 0));
        assertThat(effect.slowness(5)).isEqualTo(1);
    }

    private static Cell cell(ReferenceSums sums) {
        Fork worker = Sliced.worker(0, 0, 1.0, 2.0);
        Samples samples = worker.groups().get(0);
        return Sliced.cell(
                "a",
                new Fork(
                        0,
                        List.of(new Samples(
                                samples.nanosPerOperation(),
                                Optional.empty(),
                                samples.processorNanosPerOperation(),
                                Optional.of(List.of(800.0, 800.0)),
                                Optional.empty())),
                        worker.floor(),
                        Optional.empty(),
                        Optional.of(new Slices(
                                0, List.of(0, 1), List.of(), Optional.empty(), Optional.of(sums), Optional.empty()))));
    }
}
