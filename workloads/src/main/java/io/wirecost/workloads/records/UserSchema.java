package io.wirecost.workloads.records;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import java.nio.file.Path;

/** A user's own schema, with defaults that fit. */
public record UserSchema(Schema schema, Defaults defaults) {
    /** @throws InputException with every problem of the file, its schema or its defaults */
    public static UserSchema read(Path file) throws InputException {
        Schema schema = SchemaReaders.read(file);
        return new UserSchema(schema, Defaults.of(schema, String.valueOf(file.getFileName())));
    }
}
