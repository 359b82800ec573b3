package io.wirecost.workloads;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The schemas of the built-in workloads, which lie beside the classes. */
public final class SchemaResource {
    private SchemaResource() {}

    /** Reads {@code name.avsc}. */
    public static Schema read(String name) {
        String file = name + ".avsc";
        try (InputStream in = SchemaResource.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no built-in schema " + file);
            }
            return SchemaReaders.forFile(file)
                    .read(new String(in.readAllBytes(), StandardCharsets.UTF_8), file)
                    .schema();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InputException e) {
            throw new IllegalStateException("a built-in schema must be right", e);
        }
    }
}
