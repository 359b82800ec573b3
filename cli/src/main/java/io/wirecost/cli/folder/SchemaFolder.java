package io.wirecost.cli.folder;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.core.WriteFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of derived schemas: {@code <folder>/<target>/}, with notes on the differences from the schema. */
public record SchemaFolder(Path folder) {
    /** Writes one target's schema, its classes where we emit them all, and its notes; returns where. */
    public Path write(String target, Emission emission) throws IOException {
        Path own = folder.resolve(target);
        try {
            write(own, emission);
        } catch (IOException e) {
            throw new WriteFailure(own, e);
        }
        return own;
    }

    private static void write(Path own, Emission emission) throws IOException {
        Files.createDirectories(own);
        if (emission.shown().isPresent()) {
            DerivedSchema shown = emission.shown().get();
            Files.writeString(own.resolve(shown.fileName()), shown.text());
        } else {
            emission.writeFiles(own);
        }
        if (!emission.notes().isEmpty()) {
            Files.writeString(own.resolve("notes.txt"), String.join("\n", emission.notes()) + "\n");
        }
    }
}
