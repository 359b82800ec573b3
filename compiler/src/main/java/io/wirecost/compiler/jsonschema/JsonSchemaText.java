package io.wirecost.compiler.jsonschema;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes a schema as a JSON Schema of the JSON that text codecs write. Records and enums are definitions by their full
 * names, so records may contain themselves. Members have the wire names of their fields.
 */
public final class JsonSchemaText {
    /** The usual name of the file. */
    public static final String FILE = "schema.json";

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final Schema schema;
    private final boolean isDocumented;
    private final SchemaNotes notes;
    private final Optional<FlatUnions> unions;

    private JsonSchemaText(Schema schema, boolean isDocumented) {
        this.schema = schema;
        this.isDocumented = isDocumented;
        this.unions = FlatUnions.of(schema);
        this.notes = isDocumented ? schema.notes() : SchemaNotes.NONE;
    }

    /** The schema's text, ending in a line feed. */
    public static String emit(Schema schema) {
        return new JsonSchemaText(schema, false).text();
    }

    /** The schema's text with the documentation of records, enums and fields, and with defaults. */
    public static String emitWithNotes(Schema schema) {
        return new JsonSchemaText(schema, true).text();
    }

    private String text() {
        ObjectBuilder definitions = new ObjectBuilder();
        schema.definitions().forEach(definition -> definitions.put(definition.name(), definition(definition)));
        return JsonText.indented(new ObjectBuilder()
                        .put("$schema", DIALECT)
                        .putAll(LeafSchema.reference(schema.root().name()))
                        .put("$defs", definitions.build())
                        .build())
                + "\n";
    }

    private Json definition(Definition definition) {
        ObjectBuilder object = new ObjectBuilder();
        notes.doc(definition.name()).ifPresent(text -> object.put("description", text));
        Json.Obj form = definition
                .asRecord()
                .map(this::record)
                .orElseGet(() -> enumeration(definition.asEnum().orElseThrow()));
        return object.putAll(form).build();
    }

    private static Json.Obj enumeration(EnumDefinition enumeration) {
        return LeafSchema.words(enumeration.symbols());
    }

    private Json.Obj record(RecordDefinition record) {
        return unions.filter(flat -> flat.contains(record)).isPresent() ? oneOf(record) : object(record);
    }

    /** A union whose branches are told apart by a field of theirs: codecs write the branch alone. */
    private static Json.Obj oneOf(RecordDefinition union) {
        return new ObjectBuilder()
                .put(
                        "oneOf",
                        new Json.Arr(union.fields().stream()
                                .<Json>map(branch -> LeafSchema.reference(
                                        branch.type().present().name()))
                                .toList()))
                .build();
    }

    private Json.Obj object(RecordDefinition record) {
        ObjectBuilder properties = new ObjectBuilder();
        record.fields().forEach(field -> properties.put(field.wireName(), property(record, field)));
        List<Json> required = record.fields().stream()
                .filter(field -> !field.type().mayBeAbsent())
                .<Json>map(field -> new Json.Str(field.wireName()))
                .toList();
        return new ObjectBuilder()
                .put("type", "object")
                .put("properties", properties.build())
                .put("required", new Json.Arr(required))
                .put("additionalProperties", false)
                .build();
    }

    /** An absent field is left out, so neither the form nor the default of a property is null. */
    private Json property(RecordDefinition record, Field field) {
        ObjectBuilder object = new ObjectBuilder();
        notes.doc(record.name(), field.name()).ifPresent(text -> object.put("description", text));
        object.putAll(value(field.type().present()));
        field.defaultValue()
                .filter(value -> isDocumented && value.value() != null)
                .ifPresent(value -> object.put("default", PlainJson.ofDefault(schema, field.type(), value.value())));
        return object.build();
    }

    private Json.Obj value(Type type) {
        List<Json.Obj> alternatives = alternatives(type).toList();
        return alternatives.size() == 1
                ? alternatives.get(0)
                : new ObjectBuilder()
                        .put("anyOf", new Json.Arr(List.copyOf(alternatives)))
                        .build();
    }

    private Stream<Json.Obj> alternatives(Type type) {
        return switch (type.form()) {
            case LEAF -> LeafSchema.alternatives(type.asLeaf().orElseThrow()).stream();
            case RECORD -> Stream.of(LeafSchema.reference(type.name()));
            case ARRAY ->
                Stream.of(new ObjectBuilder()
                        .put("type", "array")
                        .put("items", value(type.element()))
                        .build());
            case MAP ->
                Stream.of(new ObjectBuilder()
                        .put("type", "object")
                        .put("additionalProperties", value(type.element()))
                        .build());
            case OPTIONAL -> Stream.concat(alternatives(type.element()), Stream.of(LeafSchema.type("null")));
        };
    }
}
