package io.wirecost.report.model.message;

import java.util.List;

/**
 * What one target made of the schema.
 *
 * @param codecs the codecs that use it
 * @param files the target's schema, or the classes where it has no schema language, and notes on what differs
 */
public record DerivedSchema(String target, List<String> codecs, List<SchemaFile> files) {
    public DerivedSchema {
        codecs = List.copyOf(codecs);
        files = List.copyOf(files);
    }

    /** A file of the run's folder. */
    public record SchemaFile(String path, String text) {}
}
