package io.wirecost.studies;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MakingCommandTest {
    @Test
    void it_has_the_scale_at_which_the_runs_were_measured() {
        assertThat(MakingCommand.of(List.of(tiny(TinyStudy.runs(TinyStudy.QUICK)))))
                .isEqualTo("./wirecost reproduce tiny");
        assertThat(MakingCommand.of(List.of(tiny(TinyStudy.runs(TinyStudy.FULL)))))
                .isEqualTo("./wirecost reproduce tiny --scale full");
    }

    @Test
    void runs_of_no_single_scale_are_in_a_folder() {
        StudySummary.Judged quick = tiny(TinyStudy.runs(TinyStudy.QUICK));
        StudySummary.Judged full = tiny(TinyStudy.runs(TinyStudy.FULL));

        assertThat(MakingCommand.of(List.of(quick, full))).isEqualTo("./wirecost reproduce tiny tiny --from DIR");
        assertThat(MakingCommand.of(List.of(tiny(TinyStudy.runs(TinyStudy.FULL + 1)))))
                .isEqualTo("./wirecost reproduce tiny --from DIR");
    }

    @Test
    void a_step_that_was_not_measured_does_not_count() {
        assertThat(MakingCommand.of(List.of(tiny(Map.of())))).isEqualTo("./wirecost reproduce tiny");
    }

    private static StudySummary.Judged tiny(Map<String, Run> runs) {
        return new StudySummary.Judged(TinyStudy.of(), "tiny", runs);
    }
}
