package io.wirecost.engine.worker;

import io.wirecost.core.WriteFailure;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.files.WorkFolder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The data and folders of a runner during one run.
 *
 * @param datasetFile where the dataset lies for other processes, as docs/dataset-format.md describes it
 * @param folder for files that are not needed after the run
 * @param codeCache folder in which generated code is kept between runs
 * @param timeout of child processes: one that is hung, as a {@link io.wirecost.process.Vigil} has it, is killed
 * @param heapMebibytes most heap of a JVM that proves a codec
 * @param apart whether each codec has processes of its own, which serve all data on which it is opened; otherwise they serve one
 *     codec after the other
 */
public record WorkOrder(
        Dataset dataset,
        Path datasetFile,
        WorkFolder folder,
        Path codeCache,
        Duration timeout,
        int heapMebibytes,
        boolean apart) {
    /** The heap of every measuring JVM, unless a measure has its own. */
    public static final int STANDARD_HEAP_MEBIBYTES = 512;

    /** The timeout of a child process of a user's run. */
    public static final Duration TIMEOUT = Duration.ofSeconds(30);

    /** In the usual heap, with processes that serve one codec after the other. */
    public WorkOrder(Dataset dataset, Path datasetFile, WorkFolder folder, Path codeCache, Duration timeout) {
        this(dataset, datasetFile, folder, codeCache, timeout, STANDARD_HEAP_MEBIBYTES, false);
    }

    /**
     * Writes the file of a dataset, and orders work on it.
     *
     * @param file its name in the folder
     */
    public static WorkOrder of(Dataset dataset, String file, WorkFolder folder, Path codeCache, Duration timeout)
            throws IOException {
        Path datasetFile = folder.file(file);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(datasetFile))) {
            DatasetFile.write(dataset, out);
        } catch (IOException e) {
            throw new WriteFailure(datasetFile, e);
        }
        return new WorkOrder(dataset, datasetFile, folder, codeCache, timeout);
    }

    /** Orders the same work on other data, whose file it writes. */
    public WorkOrder on(Dataset other, String file) throws IOException {
        WorkOrder plain = of(other, file, folder, codeCache, timeout).withHeap(heapMebibytes);
        return apart ? plain.setApart() : plain;
    }

    /** Orders the same with another heap of the JVMs that prove. */
    public WorkOrder withHeap(int mebibytes) {
        return new WorkOrder(dataset, datasetFile, folder, codeCache, timeout, mebibytes, apart);
    }

    /** Orders the same with processes of its own for each codec. */
    public WorkOrder setApart() {
        return new WorkOrder(dataset, datasetFile, folder, codeCache, timeout, heapMebibytes, true);
    }

    /**
     * Writes the schema's text, all that a decoding process sees of the data.
     *
     * @param runtime whose file it is
     */
    public Path schemaFile(String runtime) throws IOException {
        return Files.writeString(
                folder.file("schema-%s-%s".formatted(runtime, datasetFile.getFileName())),
                SchemaText.format(dataset.schema()));
    }

    /** Returns the timeout of a proof: longer where records may fill a larger heap. */
    public Duration proofTimeout() {
        return timeout.multipliedBy(Math.max(1, heapMebibytes / STANDARD_HEAP_MEBIBYTES));
    }
}
