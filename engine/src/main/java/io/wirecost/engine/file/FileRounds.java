package io.wirecost.engine.file;

import io.wirecost.core.WriteFailure;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.FileOrder;
import io.wirecost.engine.runner.FileOutcome;
import io.wirecost.engine.runner.Measure;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Gives each codec one JVM a round, in seeded order. The first one of a codec also compares every record of its file. */
public final class FileRounds {
    private static final String NO_FILES =
            "files are measured of codecs that write and read, in the runtimes jvm and scala";

    private final Session session;
    private final Path dataset;
    private final Outlook outlook;

    /** @param dataset file with the run's dataset */
    public FileRounds(Session session, Path dataset) {
        this.session = session;
        this.dataset = dataset;
        this.outlook = new Outlook(session.trials(), session.dataset().groups().size());
    }

    /**
     * Takes codecs that are proven.
     *
     * @return false when the run is being ended from outside
     */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        Optional<FilePlan> plan = session.plan().files();
        if (plan.isEmpty()) {
            return true;
        }
        refuseOthers(proven);
        List<Turn> turns = turns(proven);
        if (turns.isEmpty()) {
            return true;
        }
        Path records =
                plan.get().source().isPresent() ? write(plan.get().source().get()) : dataset;
        Random orders = session.plan().orders();
        for (int round = 0; round < session.plan().profile().forks(); round++) {
            Collections.shuffle(turns, orders);
            for (Turn turn : turns) {
                FileOrder order = new FileOrder(turn.form(), plan.get().heapMebibytes(), records, round);
                if (!session.record().has(turn.trial(), round) && !run(turn, order)) {
                    return false;
                }
            }
            session.record().keep();
        }
        return true;
    }

    /** One form of one codec's file. */
    private record Turn(CatalogEntry entry, FileForm form, Trial trial) {}

    private List<Turn> turns(List<ProvenCodec> proven) {
        List<Turn> turns = new ArrayList<>();
        for (ProvenCodec codec : proven) {
            if (session.trials().asks(Measure.FILE, codec.entry())) {
                session.trials()
                        .files(codec.entry())
                        .forEach((form, trial) -> turns.add(new Turn(codec.entry(), form, trial)));
            }
        }
        return turns;
    }

    private Path write(RecordSource source) throws IOException {
        session.listener().started(Outlook.records(source));
        Path file = session.folder().file("file-records");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(source, out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
        return file;
    }

    /** What was asked for and cannot be had has a reason in the run. */
    private void refuseOthers(List<ProvenCodec> proven) throws IOException {
        session.record()
                .decide(proven.stream()
                        .map(ProvenCodec::entry)
                        .filter(entry -> !entry.has(Measure.FILE))
                        .map(entry -> Cell.refused(session.trials().file(entry), NO_FILES))
                        .toList());
    }

    private boolean run(Turn turn, FileOrder order) throws IOException {
        session.listener().started(outlook.file(turn.entry(), turn.trial(), order.round()));
        FileOutcome outcome =
                session.benches().of(turn.entry()).file(turn.entry().info(), order);
        if (outcome instanceof FileOutcome.Interrupted) {
            return false;
        }
        if (outcome instanceof FileOutcome.Failed failed) {
            session.record().decide(List.of(Cell.failed(turn.trial(), failed.reason())));
        } else if (outcome instanceof FileOutcome.Measured measured) {
            session.record().add(turn.trial(), measured.passes());
            session.record().keep();
        }
        return true;
    }
}
