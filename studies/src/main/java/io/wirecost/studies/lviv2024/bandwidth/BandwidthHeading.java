package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.studies.RunWords;

/** What was measured, where and how. */
final class BandwidthHeading {
    private BandwidthHeading() {}

    static void write(Run sweep, Document.Writer page) {
        page.title("At which bandwidth does size beat speed?", "");
        page.paragraph("This command made the document from the run file beside it; no figure and no verdict in it was"
                + " written by hand.");
        page.code("./wirecost reproduce lviv-2024-bandwidth RUN");
        page.paragraph("The three services around Kafka of lviv-2024, each behind a link of its own, alike in both"
                + " directions. Machine: " + RunWords.machine(sweep) + ".");
        RunWords.command(sweep, page);
        RunWords.settings(sweep, page);
    }
}
