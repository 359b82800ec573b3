package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Settings.Setting;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void links_are_told_where_there_are_any() {
        assertThat(settings("10mbit,5ms,unlimited"))
                .contains(new Setting(
                        "links",
                        "10mbit,5ms · unlimited: a relay between each service and the broker; every block goes over all of"
                                + " them"));
        assertThat(settings("10mbit"))
                .contains(new Setting("links", "10mbit: a relay between each service and the broker"));
        assertThat(Settings.of(
                        Experiments.withBlocks(3, Samples.run(3)).pipeline().orElseThrow()))
                .extracting(Setting::name)
                .doesNotContain("links");
    }

    private static List<Setting> settings(String links) {
        return Settings.of(Experiments.over(links).pipeline().orElseThrow());
    }
}
