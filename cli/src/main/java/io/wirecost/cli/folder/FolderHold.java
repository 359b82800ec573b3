package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps two processes from writing to one folder. The system itself ends a hold with its process, however that happens. */
public final class FolderHold {
    private static final String FILE = ".in-use";

    private FolderHold() {}

    /** What is done meanwhile. */
    public interface Action {
        Run run() throws InputException, IOException;
    }

    static Run during(Path folder, Action action) throws InputException, IOException {
        Path file = folder.resolve(FILE);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (channel.tryLock() == null) {
                throw new InputException(folder + ": another run is writing to it now; wait until that run has ended");
            }
            deletePartial(folder);
            Run run = action.run();
            Files.delete(file);
            return run;
        }
    }

    /** What a killed process was about to put in place of run.json. */
    private static void deletePartial(Path folder) throws IOException {
        try (DirectoryStream<Path> partial = Files.newDirectoryStream(folder, ".*.partial")) {
            for (Path file : partial) {
                Files.delete(file);
            }
        }
    }
}
