package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.SettingWords.Setting;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Link;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SettingWordsTest {
    @Test
    void links_are_told_where_there_are_any() {
        assertThat(settings("10mbit,5ms,unlimited"))
                .contains(new Setting(
                        "links",
                        "10mbit,5ms · unlimited: a relay between each service and the broker; every block goes over all of"
                                + " them"));
        assertThat(settings("10mbit"))
                .contains(new Setting("links", "10mbit: a relay between each service and the broker"));
        assertThat(SettingWords.of(
                        Experiments.withBlocks(3, Samples.run(3)).pipeline().orElseThrow()))
                .extracting(Setting::name)
                .doesNotContain("links");
    }

    @Test
    void the_congestion_control_is_told_where_the_system_has_named_it() {
        Network named = new Network(Network.By.RELAY, Link.parseAll("10mbit"), Optional.of("cubic"));

        assertThat(SettingWords.of(Experiments.of(3, Optional.of(named))))
                .contains(new Setting(
                        "links",
                        "10mbit: a relay between each service and the broker; TCP's congestion control is cubic"));
    }

    @Test
    void records_that_are_made_have_the_planned_sizes_and_all_differ() {
        assertThat(SettingWords.of(Experiments.sending(new Range(1_024, 4_096), 2_000, Optional.empty(), "none")))
                .contains(
                        new Setting("message size", "1,024 to 4,096 bytes as JSON, where the data can have any size"),
                        new Setting("different messages", "2,000 in a set, sent in turn"));
    }

    @Test
    void given_records_have_their_own_sizes_and_number() {
        assertThat(SettingWords.of(Experiments.sending(new Range(1_893, 6_850), 100, Optional.of(100), "none")))
                .contains(
                        new Setting("message size", "1,893 to 6,850 bytes as JSON, as the records are"),
                        new Setting("different messages", "100, the same in every set, sent in turn"));
        assertThat(SettingWords.of(Experiments.sending(new Range(9, 9), 100, Optional.of(7), "none")))
                .contains(
                        new Setting("different messages", "7 among 100 records, the same in every set, sent in turn"));
    }

    private static List<Setting> settings(String links) {
        return SettingWords.of(Experiments.over(links).pipeline().orElseThrow());
    }
}
