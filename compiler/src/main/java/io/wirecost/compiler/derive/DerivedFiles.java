package io.wirecost.compiler.derive;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.capnproto.CapnprotoTarget;
import io.wirecost.compiler.flatbuffers.FlatbuffersTarget;
import io.wirecost.compiler.jsonschema.JsonSchemaText;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.MessageLanguage;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.protobuf.ProtobufTarget;
import io.wirecost.compiler.thrift.ThriftTarget;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The schemas that a runner gets, as files by name. Generators make code of those with messages, so these have numbers
 * instead of a user's names; {@code lowered.json} tells what each number stands for. Avro and JSON Schema are read as data
 * and have the names of the schema. Pure: the same schema gives the same files.
 */
public final class DerivedFiles {
    private static final String LOWERED = "lowered.json";
    private static final String AVRO = "avro";
    private static final String PROTOBUF = "protobuf";

    /** By the id of the target that describes the same bytes. */
    private static final List<Kind> KINDS = List.of(
            new Kind(AVRO, schema -> Map.of("schema.avsc", AvroSchemaText.emit(schema))),
            messages(PROTOBUF, ProtobufTarget.LANGUAGE),
            messages("thrift", ThriftTarget.LANGUAGE),
            messages("flatbuffers", FlatbuffersTarget.LANGUAGE),
            messages("capnproto", CapnprotoTarget.LANGUAGE),
            new Kind("json-schema", schema -> Map.of(JsonSchemaText.FILE, JsonSchemaText.emit(schema))));

    private DerivedFiles() {}

    /** The names of all kinds of derived schemas. */
    public static List<String> kinds() {
        return KINDS.stream().map(Kind::name).toList();
    }

    /** Why there is nothing of this kind for a schema; empty where {@link #of} may be called. */
    public static Optional<String> refusalReason(String kind, Schema schema) {
        return Targets.byId(named(kind).name()).orElseThrow().refusalReason(schema);
    }

    /**
     * The files of a kind.
     *
     * @return texts by the names of their files, sorted by these
     */
    public static Map<String, String> of(String kind, Schema schema) {
        return new TreeMap<>(named(kind).files().apply(schema));
    }

    /**
     * By what a reader takes messages of another version of its schema; empty for kinds whose readers take all bytes alike.
     *
     * @param schema the reader's own
     * @param written by which the messages were written
     */
    public static Optional<SchemaVersions> versions(String kind, Schema schema, Schema written) {
        return kind.equals(AVRO)
                ? Optional.of(new SchemaVersions(AvroSchemaText.emit(written), AvroSchemaText.emitWithNotes(schema)))
                : Optional.empty();
    }

    private static Kind named(String name) {
        return KINDS.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected one of " + String.join(", ", kinds()) + ", got " + name));
    }

    private static Kind messages(String name, MessageLanguage language) {
        return new Kind(
                name,
                schema -> files(
                        language,
                        Lowering.lower(
                                schema, language.traits(), new NumberedNaming(schema, language.smallSymbols()))));
    }

    private static Map<String, String> files(MessageLanguage language, Lowered lowered) {
        return Map.of(language.fileName(), language.write(lowered), LOWERED, LoweredJson.text(lowered));
    }

    /** @param files makes the texts by the names of their files */
    private record Kind(String name, Function<Schema, Map<String, String>> files) {}
}
