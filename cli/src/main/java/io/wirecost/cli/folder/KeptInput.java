package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard input in the folder of a new run, which is made when the input is read. */
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
        OutFolder.prepare(run);
        if (folderIsNew) {
            run.toFile().deleteOnExit(); // where reading is interrupted; a folder with a file in it stays
        }
        return InputKeeper.copy(in, run.resolve(NAME));
    }

    /** Deletes what was kept, and the folder if it was made for that: there will be no run. */
    public void discard() throws IOException {
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
