package io.wirecost.topics.message;

import io.wirecost.topics.registry.RegisteredSchema;

/**
 * A message whose schema is known.
 *
 * @param id of the schema in the registry
 * @param schema by which it was written
 */
record FramedMessage(SchemaFrame frame, int id, RegisteredSchema schema) {
    FramedMessage with(SchemaFrame other) {
        return new FramedMessage(other, id, schema);
    }

    Writer writer() {
        return new Writer(id, frame.indexes());
    }

    /**
     * A type of a schema of the registry.
     *
     * @param indexes of the type where the schema has several
     */
    record Writer(int id, String indexes) {}
}
