package io.wirecost.studies.lviv2024.bandwidth;

import static io.wirecost.studies.MarkdownText.code;
import static io.wirecost.studies.MarkdownText.plain;

import io.wirecost.analysis.Settings;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.List;

/** What was measured, where and how. */
final class BandwidthHeading {
    private BandwidthHeading() {}

    static List<String> lines(Run sweep) {
        MachineInfo machine = sweep.environment().machine();
        List<String> lines = new ArrayList<>(List.of(
                "# At which bandwidth does size beat speed?",
                "",
                "Made by `./wirecost reproduce lviv-2024-bandwidth RUN` from the run file beside it; no figure and no"
                        + " verdict in it was written by hand. The three services around Kafka of `lviv-2024`, each behind a"
                        + " link of its own, alike in both directions.",
                "",
                "Measured by " + code("./wirecost " + String.join(" ", sweep.command())) + " on " + plain(machine.cpu())
                        + ", " + machine.cores() + " cores, " + plain(machine.os()) + ", "
                        + plain(sweep.environment().runtimeVersions())
                        + ", started " + plain(sweep.started()) + ".",
                ""));
        sweep.pipeline()
                .map(Settings::of)
                .orElse(List.of())
                .forEach(setting -> lines.add("- " + setting.name() + ": " + plain(setting.words())));
        lines.add("");
        return lines;
    }
}
