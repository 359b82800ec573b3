package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a run has kept in its folder when it was started. */
record FoundInput(Path run) implements InputKeeper {
    @Override
    public Path keep(InputStream in) throws InputException {
        Path file = run.resolve(NAME);
        if (!Files.exists(file)) {
            throw new InputException(file + ": is not there any more; the run had its records from standard input,"
                    + " and cannot be continued without them");
        }
        return file;
    }

    @Override
    public Dataset keep(TopicSource topic) throws InputException {
        return KeptTopic.in(run).found(topic);
    }
}
