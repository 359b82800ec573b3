package io.wirecost.engine.file;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.worker.WorkOrder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays out the records that go into files, a dataset for each file. */
final class FileLayout {
    private final Session session;
    private final WorkOrder order;
    private final Optional<FlatUnions> unions;

    /**
     * @param order with the run's whole dataset
     * @param unions in whose form the records are laid out; empty for the given one
     */
    FileLayout(Session session, WorkOrder order, Optional<FlatUnions> unions) {
        this.session = session;
        this.order = order;
        this.unions = unions;
    }

    /** @param sources of the records, one for each file; none where they are those of the dataset */
    List<Path> write(List<RecordSource> sources) throws IOException {
        List<Path> written = new ArrayList<>();
        for (RecordSource source : sources) {
            session.listener().started(Outlook.records(source));
            RecordSource formed = unions.map(flat -> flat.of(source)).orElse(source);
            written.add(write(written.size(), out -> DatasetFile.write(formed, out)));
        }
        return written.isEmpty() ? ofDataset() : written;
    }

    private List<Path> ofDataset() throws IOException {
        Dataset whole = unions.map(flat -> flat.of(session.dataset())).orElse(session.dataset());
        if (whole.parameters().flatMap(Parameters::sweep).isEmpty()) {
            return List.of(unions.isEmpty() ? order.datasetFile() : write(0, out -> DatasetFile.write(whole, out)));
        }
        List<Path> written = new ArrayList<>();
        for (Group group : whole.groups()) {
            written.add(write(written.size(), out -> DatasetFile.write(whole.with(List.of(group)), out)));
        }
        return written;
    }

    /** Fills a file. */
    @FunctionalInterface
    private interface Content {
        void write(OutputStream out) throws IOException;
    }

    private Path write(int number, Content content) throws IOException {
        Path file = session.folder().file("file-records-" + number + (unions.isPresent() ? "-flat" : ""));
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            content.write(out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
        return file;
    }
}
