package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpeedPriorsTest {
    private static final List<Double> ONE = List.of(10.0, 11.0, 13.0);
    private static final List<Double> OTHER = List.of(100.0, 104.0, 105.0);

    @Test
    void all_measured_operations_make_it_together() {
        Run run = Samples.run(
                3,
                cell("a", Operation.SERIALIZE, ONE),
                cell("a", Operation.DESERIALIZE, OTHER),
                cell("refused", Operation.SERIALIZE, List.of(1.0, 2.0, 9.0)).refusedAsImpossible("below the floor"),
                Samples.sizes("a", 9));
        assertThat(SpeedPriors.ofOperations(run).time()).isEqualTo(Prior.of(List.of(ONE, OTHER)));
    }

    @Test
    void round_trips_and_floors_have_priors_of_their_own() {
        Run run = Samples.run(3, cell("a", Operation.SERIALIZE, ONE), cell("a", Operation.DESERIALIZE, OTHER));
        assertThat(SpeedPriors.ofRoundTrips(run).time()).isEqualTo(Prior.of(List.of(List.of(110.0, 115.0, 118.0))));
        assertThat(SpeedPriors.ofOperations(run).floor()).isEqualTo(new Prior(0, 0, 0.97));
    }

    @Test
    void rankings_show_moderated_intervals() {
        Run run = Samples.run(3, cell("a", Operation.SERIALIZE, ONE), cell("b", Operation.SERIALIZE, OTHER));
        assertThat(Ranking.bySpeed(run, Operation.SERIALIZE).get(0).statistics().nanosPerOperation())
                .isEqualTo(Estimate.of(ONE, Prior.of(List.of(ONE, OTHER))))
                .isNotEqualTo(Estimate.of(ONE));
    }

    @Test
    void a_run_without_times_has_none() {
        assertThat(SpeedPriors.ofOperations(Samples.run(3))).isEqualTo(SpeedPriors.NONE);
    }

    private static Cell cell(String codec, Operation operation, List<Double> nanos) {
        return Cell.measured(
                new Trial("w", Variant.jvm(codec), new Task.Time(operation)),
                new Speed(IntStream.range(0, nanos.size())
                        .mapToObj(
                                round -> new Speed.Fork(round, List.of(Samples.of(nanos.get(round))), Samples.of(1.0)))
                        .toList()));
    }
}
