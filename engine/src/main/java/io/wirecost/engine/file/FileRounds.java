package io.wirecost.engine.file;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.FileOutcome;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Gives each codec one JVM a round, in seeded order. The first one of a codec also compares every record of its file. */
public final class FileRounds {
    private static final String NO_FILES =
            "files are measured of codecs that write and read, in the runtimes jvm and scala";

    private final Session session;

    public FileRounds(Session session) {
        this.session = session;
    }

    /** @return false when the run is being ended from outside */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        List<CatalogEntry> asked = new ArrayList<>(proven.stream()
                .map(ProvenCodec::entry)
                .filter(entry -> session.trials().asks(Measure.FILE, entry))
                .toList());
        refuseOthers(proven);
        Random orders = session.plan().orders();
        for (int round = 0; round < session.plan().profile().forks(); round++) {
            Collections.shuffle(asked, orders);
            for (CatalogEntry entry : asked) {
                if (!session.record().has(session.trials().file(entry), round) && !run(entry, round)) {
                    return false;
                }
            }
            session.record().keep();
        }
        return true;
    }

    /** What was asked for and cannot be had has a reason in the run. */
    private void refuseOthers(List<ProvenCodec> proven) throws IOException {
        if (session.plan().measures().contains(Measure.FILE)) {
            session.record()
                    .decide(proven.stream()
                            .map(ProvenCodec::entry)
                            .filter(entry -> !entry.has(Measure.FILE))
                            .map(entry -> Cell.refused(session.trials().file(entry), NO_FILES))
                            .toList());
        }
    }

    private boolean run(CatalogEntry entry, int round) throws IOException {
        Trial trial = session.trials().file(entry);
        session.listener().started(Outlook.file(entry, trial, round));
        FileOutcome outcome = session.benches().of(entry).file(entry.info(), round);
        if (outcome instanceof FileOutcome.Interrupted) {
            return false;
        }
        if (outcome instanceof FileOutcome.Failed failed) {
            session.record().decide(List.of(Cell.failed(trial, failed.reason())));
        } else if (outcome instanceof FileOutcome.Measured measured) {
            FilePasses passes = measured.passes();
            session.record().add(trial, passes);
            session.record().keep();
        }
        return true;
    }
}
