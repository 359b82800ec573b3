package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import io.wirecost.engine.run.RunSink;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** The folder of one run: {@code run.json}, {@code schemas/} and {@code report.html}. */
public record OutFolder(Path path) {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);
    private static final String RUN = "run.json";

    /** Returns where a run goes when the user does not say: a new folder below {@code runs/}. */
    public static Path defaultFor(String dataset, Instant now) {
        return Path.of("runs", STAMP.format(now) + "-" + dataset);
    }

    /**
     * Makes the folder and proves that it can be written, before anything is measured.
     *
     * @throws InputException if it cannot be written, or already holds a run
     */
    public static OutFolder prepare(Path path) throws InputException {
        if (RunFile.exists(path.resolve(RUN))) {
            throw new InputException(
                    path + ": already holds a run.json, which is never overwritten; name another folder"
                            + " with --out, or continue an interrupted run with --resume " + path);
        }
        return writable(path);
    }

    /**
     * Makes a folder and proves that it can be written.
     *
     * @throws InputException if it cannot
     */
    public static OutFolder writable(Path path) throws InputException {
        try {
            Files.createDirectories(path);
            Files.delete(Files.createTempFile(path, "probe", ".tmp"));
        } catch (FileAlreadyExistsException e) {
            throw new InputException(path + ": is a file; --out needs a folder");
        } catch (IOException e) {
            throw unwritable(path, e);
        }
        return new OutFolder(path);
    }

    /**
     * The folder of a run that was interrupted.
     *
     * @throws InputException if there is no such folder
     */
    public static OutFolder existing(Path path) throws InputException {
        if (!Files.isDirectory(path)) {
            throw new InputException(path + ": is no folder; --resume needs the folder of a run, with its run.json");
        }
        if (!RunFile.exists(path.resolve(RUN))) {
            throw new InputException(path + ": holds no run.json; --resume needs the folder of a run");
        }
        return new OutFolder(path);
    }

    private static InputException unwritable(Path path, IOException e) {
        return new InputException(path + ": cannot be written ("
                + e.getClass().getSimpleName().replace("Exception", "") + "); name another folder with --out");
    }

    /** Returns where the run is kept. */
    public Path runFile() {
        return path.resolve(RUN);
    }

    /** Returns what keeps the run while it is measured. */
    public RunSink keeper() {
        return new KeptRun(this);
    }

    /** Returns where the HTML report goes. */
    public Path reportFile() {
        return path.resolve("report.html");
    }

    /** Returns the folder of the derived schemas. */
    public SchemaFolder schemas() {
        return new SchemaFolder(path.resolve("schemas"));
    }

    /**
     * Runs an action while no other process writes to the folder.
     *
     * @throws InputException if one does at this moment
     */
    public Run alone(FolderHold.Action action) throws InputException, IOException {
        return FolderHold.during(path, action);
    }

    /** @throws InputException with everything that is wrong with the file */
    public Run read() throws InputException {
        return RunFile.read(runFile());
    }
}
