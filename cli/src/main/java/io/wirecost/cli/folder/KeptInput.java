package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard input or a topic in the folder of a new run, which is made when the input is read. */
public final class KeptInput implements InputKeeper {
    private final Path run;
    private final boolean folderIsNew;

    /** @param run the folder, which need not be there */
    public KeptInput(Path run) {
        this.run = run;
        this.folderIsNew = !Files.exists(run);
    }

    @Override
    public Path keep(InputStream in) throws InputException {
        prepare();
        return InputKeeper.copy(in, run.resolve(NAME));
    }

    @Override
    public Dataset keep(TopicSource topic) throws InputException {
        prepare();
        return KeptTopic.in(run).keep(topic);
    }

    private void prepare() throws InputException {
        OutFolder.prepare(run);
        if (folderIsNew) {
            run.toFile().deleteOnExit(); // where reading is interrupted; a folder with a file in it stays
        }
    }

    /** Deletes what was kept, and the folder if it was made for that: there will be no run. */
    public void discard() throws InputException, IOException {
        KeptTopic.in(run).discard();
        Files.deleteIfExists(run.resolve(NAME));
        if (folderIsNew) {
            try {
                Files.deleteIfExists(run);
            } catch (DirectoryNotEmptyException e) {
                // Another program uses it, too.
            }
        }
    }
}
