package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import java.nio.file.Path;
import java.util.Optional;

/** Messages of a topic: they are read once, since a topic goes on. */
public interface TopicSource {
    /**
     * Reads the messages.
     *
     * @param schemas folder for the files of their schema
     * @param kept where the records will be kept, for the user to know before; empty if nowhere
     */
    Dataset read(Path schemas, Optional<Path> kept) throws InputException;

    /**
     * Makes of records that were kept what was read before.
     *
     * @param schemas folder with the files of their schema
     */
    Dataset again(Dataset records, Path schemas) throws InputException;
}
