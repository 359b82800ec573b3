package io.wirecost.cli;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** The folder of one run: {@code run.json}, {@code schemas/} and {@code report.html}. */
record OutFolder(Path path) {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    /** Where a run goes when the user does not say: a new folder below {@code runs/}. */
    static Path defaultFor(String dataset, Instant now) {
        return Path.of("runs", STAMP.format(now) + "-" + dataset);
    }

    /**
     * Makes the folder and proves that it can be written, before anything is measured.
     *
     * @throws InputException if it cannot be written, or already holds a run
     */
    static OutFolder prepare(Path path) throws InputException {
        if (Files.exists(path.resolve("run.json"))) {
            throw new InputException(
                    path + ": already holds a run.json, which is never overwritten; name another folder with --out");
        }
        try {
            Files.createDirectories(path);
            Files.delete(Files.createTempFile(path, "probe", ".tmp"));
        } catch (FileAlreadyExistsException e) {
            throw new InputException(path + ": is a file; --out needs a folder");
        } catch (IOException e) {
            throw new InputException(path + ": cannot be written ("
                    + e.getClass().getSimpleName().replace("Exception", "") + "); name another folder with --out");
        }
        return new OutFolder(path);
    }

    Path runFile() {
        return path.resolve("run.json");
    }

    Path reportFile() {
        return path.resolve("report.html");
    }

    SchemaFolder schemas() {
        return new SchemaFolder(path.resolve("schemas"));
    }
}
