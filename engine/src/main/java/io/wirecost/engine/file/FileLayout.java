package io.wirecost.engine.file;

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

/** Lays out the records that go into files, a dataset for each file. */
final class FileLayout {
    private final Session session;
    private final WorkOrder order;

    /** @param order with the run's whole dataset */
    FileLayout(Session session, WorkOrder order) {
        this.session = session;
        this.order = order;
    }

    /** @param sources of the records, one for each file; none where they are those of the dataset */
    List<Path> write(List<RecordSource> sources) throws IOException {
        List<Path> written = new ArrayList<>();
        for (RecordSource source : sources) {
            session.listener().started(Outlook.records(source));
            written.add(write(written.size(), out -> DatasetFile.write(source, out)));
        }
        return written.isEmpty() ? ofDataset() : written;
    }

    private List<Path> ofDataset() throws IOException {
        Dataset whole = session.dataset();
        if (whole.parameters().flatMap(Parameters::sweep).isEmpty()) {
            return List.of(order.datasetFile());
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
        Path file = session.folder().file("file-records-" + number);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            content.write(out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
        return file;
    }
}
