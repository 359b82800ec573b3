package io.wirecost.bench;

import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.derive.DomainFiles;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.SchemaText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Writes the records for other runtimes and the text of their schema, and a folder for each kind of derived schema and
 * for each language of domain classes.
 */
public final class DatasetMain {
    private DatasetMain() {}

    /** @param args the folder that gets {@code dataset}, {@code schema}, {@code derived} and {@code domain} */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Dataset dataset = ShuffledDataset.transactions();
        Files.createDirectories(folder);
        ShuffledDataset.write(dataset, folder);
        Files.writeString(folder.resolve("schema"), SchemaText.format(dataset.schema()));
        for (String kind : DerivedFiles.kinds()) {
            write(
                    DerivedFiles.of(kind, dataset.schema()),
                    folder.resolve("derived").resolve(kind));
        }
        for (String kind : DomainFiles.kinds()) {
            write(
                    DomainFiles.of(kind, dataset.schema()),
                    folder.resolve("domain").resolve(kind));
        }
    }

    private static void write(Map<String, String> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
