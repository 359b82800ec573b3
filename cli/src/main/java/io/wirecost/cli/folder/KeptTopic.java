package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.topics.message.TemporaryFolder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The records of a topic in the folder of a run, with the files of their schema: a run is continued with the same ones. */
record KeptTopic(Path folder) {
    private static final String NAME = "topic";

    static KeptTopic in(Path run) {
        return new KeptTopic(run.resolve(NAME));
    }

    private Path records() {
        return folder.resolve("records.dataset");
    }

    private Path schemas() {
        return folder.resolve("schema");
    }

    Dataset keep(TopicSource topic) throws InputException {
        discard();
        Dataset read = topic.read(schemas(), Optional.of(folder));
        try {
            Files.createDirectories(folder);
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(records()))) {
                DatasetFile.write(read, out);
            }
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be written: " + e.getMessage() + "; free some space");
        }
        return read;
    }

    Dataset found(TopicSource topic) throws InputException {
        try {
            return topic.again(DatasetFile.read(records()), schemas());
        } catch (IOException e) {
            throw new InputException(records() + ": cannot be read: " + e.getMessage()
                    + "; the run had its records from a topic, and cannot be continued without them");
        }
    }

    void discard() throws InputException {
        if (Files.exists(folder)) {
            new TemporaryFolder(folder).close();
        }
    }
}
