package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.topics.message.TemporaryFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Input of which nothing is left when this process ends, also by Ctrl-C. */
final class TemporaryInput implements InputKeeper {
    @Override
    public Path keep(InputStream in) throws InputException {
        try {
            Path folder = Files.createTempDirectory("wirecost-input-");
            folder.toFile().deleteOnExit();
            Path file = folder.resolve(NAME);
            file.toFile().deleteOnExit();
            return InputKeeper.copy(in, file);
        } catch (IOException e) {
            throw new InputException("standard input cannot be kept: " + e.getMessage() + "; set TMPDIR");
        }
    }

    @Override
    public Dataset keep(TopicSource topic) throws InputException {
        try (TemporaryFolder schemas = TemporaryFolder.make()) {
            return topic.read(schemas.path(), Optional.empty());
        }
    }
}
