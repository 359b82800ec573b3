package io.wirecost.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.wirecost.analysis.Samples;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Witness;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SightingsTest {
    private static final Task SERIALIZE = new Task.Time(Operation.SERIALIZE);
    private static final Task DESERIALIZE = new Task.Time(Operation.DESERIALIZE);

    @Test
    void a_run_from_before_there_were_witnesses_has_none() {
        assertThat(Sightings.of(Samples.run(3, Samples.speed("a", 1.0, 2.0, 3.0))))
                .isEmpty();
    }

    @Test
    void forks_stand_in_the_order_of_time_and_one_that_measured_both_directions_stands_once() {
        Witness first = Witnesses.of(10, 100, 100);
        Witness second = Witnesses.of(30, 100, 100);
        Witness other = Witnesses.of(20, 100, 100);
        Sightings sightings = Sightings.of(Samples.run(
                        2,
                        cell("a", SERIALIZE, List.of(fork(0, first), fork(1, second)), List.of()),
                        cell("a", DESERIALIZE, List.of(fork(0, first), fork(1, second)), List.of()),
                        cell("b", SERIALIZE, List.of(fork(0, other)), List.of())))
                .orElseThrow();

        assertThat(sightings.forks())
                .extracting(fork -> fork.codec().toString(), Sighting::tasks, Sighting::round)
                .containsExactly(
                        tuple(Variant.jvm("a").toString(), List.of(SERIALIZE, DESERIALIZE), 0),
                        tuple(Variant.jvm("b").toString(), List.of(SERIALIZE), 0),
                        tuple(Variant.jvm("a").toString(), List.of(SERIALIZE, DESERIALIZE), 1));
        assertThat(sightings.count()).isEqualTo(3);
        assertThat(sightings.measuredAgain()).isZero();
    }

    @Test
    void a_fork_that_was_measured_again_twice_is_one_fork() {
        Sightings sightings = Sightings.of(Samples.run(
                        3,
                        cell(
                                "a",
                                SERIALIZE,
                                List.of(
                                        fork(0, Witnesses.of(0, 100, 100)),
                                        fork(1, Witnesses.disturbed(80, 150, 100)),
                                        fork(2, Witnesses.of(90, 100, 100))),
                                List.of(
                                        fork(1, Witnesses.disturbed(20, 150, 100)),
                                        fork(1, Witnesses.disturbed(40, 160, 100))))))
                .orElseThrow();

        assertThat(sightings.forks()).hasSize(5);
        assertThat(sightings.count()).isEqualTo(3);
        assertThat(sightings.measuredAgain()).isEqualTo(1);
        assertThat(sightings.marked()).isEqualTo(1);
        assertThat(sightings.usual().nanos()).isEqualTo(100);
    }

    private static Fork fork(int round, Witness witness) {
        Speed.Samples samples = new Speed.Samples(List.of(5.0), List.of(0.0));
        return new Fork(round, List.of(samples), samples, Optional.of(witness));
    }

    private static Cell cell(String codec, Task task, List<Fork> forks, List<Fork> voided) {
        return Cell.measured(new Trial("w", Variant.jvm(codec), task), new Speed(forks, Optional.of(voided)));
    }
}
