package io.wirecost.topics.message;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Reading.BinaryMessages;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.value.RecordValue;
import io.wirecost.topics.registry.RegisteredSchema;
import io.wirecost.workloads.records.AvroMessages;
import io.wirecost.workloads.records.UnknownFields;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Reads what stands behind frames as records of one schema, the newest. */
interface Bodies {
    /**
     * Reads one.
     *
     * @param writer the schema that it was written by
     * @throws InputException if it is no message of it, or cannot be read as the newest
     */
    RecordValue read(byte[] body, RegisteredSchema writer) throws InputException;

    /** Sizes of the JSON that was read so far; empty if it is none. */
    default Optional<JsonAsGiven> given() {
        return Optional.empty();
    }

    /**
     * The bodies of a schema's language.
     *
     * @param newest as the registry has it
     * @param schema as it was read
     */
    static Bodies of(RegisteredSchema newest, ReadSchema schema, UnknownFields unknown) throws InputException {
        return switch (newest.language()) {
            case AVRO -> avro(new AvroMessages(schema.schema(), newest.texts()));
            case PROTOBUF -> protobuf(schema.reading().messages().orElseThrow(), newest);
            case JSON -> new JsonBodies(newest, schema, unknown);
        };
    }

    private static Bodies avro(AvroMessages messages) {
        Map<RegisteredSchema, AvroMessages.Version> versions = new HashMap<>();
        return (body, writer) -> {
            if (!versions.containsKey(writer)) {
                versions.put(writer, messages.writtenBy(writer.texts()));
            }
            return versions.get(writer).read(body);
        };
    }

    private static Bodies protobuf(BinaryMessages messages, RegisteredSchema newest) {
        return (body, writer) -> writer.equals(newest) ? messages.read(body) : messages.readOther(body);
    }
}
