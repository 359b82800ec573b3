package io.wirecost.compiler.avro;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Writes a schema as Avro writes its own: a JSON text in which each name is defined where it is first used. Avro's names
 * are the schema's; nothing is renamed. A union is an array of its branches' types, with null before them if it may be absent.
 */
public final class AvroSchemaText {
    private static final Json NULL = new Json.Str("null");

    private final Schema given;
    private final Schema schema;
    private final boolean isDocumented;
    private final SchemaNotes notes;
    private final Map<String, String> stringProperties;
    private final Set<String> defined = new HashSet<>();

    private AvroSchemaText(Schema schema, boolean isDocumented, Map<String, String> stringProperties) {
        this.given = schema;
        this.schema = AvroUnions.told(schema);
        this.isDocumented = isDocumented;
        this.notes = isDocumented ? schema.notes() : SchemaNotes.NONE;
        this.stringProperties = stringProperties;
    }

    /** The schema's text, ending in a line feed. */
    public static String emit(Schema schema) {
        return emit(schema, Map.of());
    }

    /**
     * The schema's text with custom properties for a runtime.
     *
     * @param stringProperties what stands beside each string and map, e.g. {@code avro.java.string} with its class
     */
    public static String emit(Schema schema, Map<String, String> stringProperties) {
        return new AvroSchemaText(schema, false, stringProperties).text();
    }

    /**
     * The schema's text with its documentation, defaults, keys and aliases, which no compiler must be given: they are the
     * user's text.
     */
    public static String emitWithNotes(Schema schema) {
        return emitWithNotes(schema, Map.of());
    }

    /** The same with custom properties for a runtime, for a library that reads by defaults and aliases. */
    public static String emitWithNotes(Schema schema, Map<String, String> stringProperties) {
        return new AvroSchemaText(schema, true, stringProperties).text();
    }

    /** The schema as JSON, with what the user's schema says beside types or without it. */
    static Json json(Schema schema, boolean isDocumented) {
        return new AvroSchemaText(schema, isDocumented, Map.of()).json();
    }

    private String text() {
        return JsonText.indented(json()) + "\n";
    }

    private Json json() {
        return type(new Type.RecordRef(schema.root().name()), "");
    }

    /** @param namespace that of the definition around the type, which a name without one would inherit */
    private Json type(Type type, String namespace) {
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES -> new Json.Str(type.toString());
            case STRING -> string();
            case FIXED -> fixed(type, namespace, definition -> {});
            case DECIMAL -> decimal(type, namespace);
            case UUID -> uuid(type, namespace);
            case ENUM -> enumeration(type.name(), namespace);
            case DATE, TIME_MILLIS -> temporal("int", type);
            case TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    TIMESTAMP_NANOS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_NANOS -> temporal("long", type);
            case RECORD ->
                isUnion(type)
                        ? new Json.Arr(branches(type, namespace, Optional.empty()))
                        : record(type.name(), namespace);
            case ARRAY ->
                object("array").put("items", type(type.element(), namespace)).build();
            case MAP ->
                strings(object("map"))
                        .put("values", type(type.element(), namespace))
                        .build();
            case OPTIONAL -> withNull(type.element(), namespace);
        };
    }

    private boolean isUnion(Type type) {
        return type.asRecord()
                .filter(ref -> schema.record(ref.name()).isUnion())
                .isPresent();
    }

    private Json withNull(Type present, String namespace) {
        return new Json.Arr(Stream.concat(Stream.of(NULL), branches(present, namespace, Optional.empty()).stream())
                .toList());
    }

    /** @param first the branch of a default, which has to be of the first type */
    private List<Json> branches(Type present, String namespace, Optional<Field> first) {
        if (!isUnion(present)) {
            return List.of(type(present, namespace));
        }
        List<Field> fields = schema.record(present.name()).fields();
        return Stream.concat(
                        first.stream(),
                        fields.stream().filter(field -> !Optional.of(field).equals(first)))
                .map(field -> type(field.type().present(), namespace))
                .toList();
    }

    private static Json temporal(String carrier, Type type) {
        return object(carrier).put("logicalType", type.toString()).build();
    }

    private Json decimal(Type decimal, String namespace) {
        return decimal.fixed()
                .map(f -> fixed(f, namespace, definition -> describe(decimal, definition)))
                .orElseGet(() -> describe(decimal, object("bytes")).build());
    }

    private Json uuid(Type uuid, String namespace) {
        return uuid.fixed()
                .map(f -> fixed(f, namespace, definition -> definition.put("logicalType", "uuid")))
                .orElseGet(() ->
                        strings(object("string")).put("logicalType", "uuid").build());
    }

    private static ObjectBuilder describe(Type decimal, ObjectBuilder definition) {
        return definition
                .put("logicalType", "decimal")
                .put("precision", decimal.precision())
                .put("scale", decimal.scale());
    }

    private Json record(String name, String namespace) {
        if (!defined.add(name)) {
            return new Json.Str(name);
        }
        return named("record", name, namespace)
                .put(
                        "fields",
                        new Json.Arr(schema.record(name).fields().stream()
                                .map(field -> field(name, field))
                                .toList()))
                .build();
    }

    private Json field(String record, Field field) {
        ObjectBuilder object = new ObjectBuilder().put("name", field.name());
        notes.doc(record, field.name()).ifPresent(text -> object.put("doc", text));
        Optional<Json> value = field.defaultValue()
                .filter(v -> isDocumented)
                .map(v -> new AvroDefault(given, schema).value(field.type(), v.value()));
        object.put("type", fieldType(field, namespaceOf(record)));
        value.ifPresent(json -> object.put("default", json));
        List<String> aliases = isDocumented ? aliases(field) : List.of();
        if (!aliases.isEmpty()) {
            object.put("aliases", texts(aliases));
        }
        notes.spelling(record, field.name()).ifPresent(text -> object.put(Spelling.PROPERTY, text.toString()));
        return object.build();
    }

    /** The key is among them, before all others that are no names, since a reader takes the first of these for it. */
    private static List<String> aliases(Field field) {
        return Stream.concat(field.key().stream(), field.aliases().stream())
                .distinct()
                .toList();
    }

    /** A default has to be of a union's first type. */
    private Json fieldType(Field field, String namespace) {
        Type present = field.type().present();
        Optional<Object> value =
                field.defaultValue().filter(any -> isDocumented).flatMap(some -> Optional.ofNullable(some.value()));
        if (value.isEmpty() || !(field.type().isOptional() || isUnion(present))) {
            return type(field.type(), namespace);
        }
        Optional<Field> chosen = value.filter(any -> isUnion(present))
                .map(union -> schema.record(present.name()).fields().get(AvroDefault.chosen((RecordValue) union)));
        Stream<Json> branches = branches(present, namespace, chosen).stream();
        return new Json.Arr((field.type().isOptional() ? Stream.concat(branches, Stream.of(NULL)) : branches).toList());
    }

    private Json enumeration(String name, String namespace) {
        if (!defined.add(name)) {
            return new Json.Str(name);
        }
        ObjectBuilder definition = named("enum", name, namespace)
                .put("symbols", texts(schema.enumeration(name).symbols()));
        notes.defaultOf(name).ifPresent(symbol -> definition.put("default", symbol));
        return definition.build();
    }

    private Json fixed(Type fixed, String namespace, Consumer<ObjectBuilder> logicalType) {
        if (!defined.add(fixed.name())) {
            return new Json.Str(fixed.name());
        }
        ObjectBuilder definition = named("fixed", fixed.name(), namespace).put("size", fixed.size());
        logicalType.accept(definition);
        return definition.build();
    }

    private ObjectBuilder named(String kind, String name, String namespace) {
        ObjectBuilder definition = object(kind).put("name", name);
        if (!namespace.isEmpty() && namespaceOf(name).isEmpty()) {
            definition.put("namespace", "");
        }
        notes.doc(name).ifPresent(text -> definition.put("doc", text));
        return definition;
    }

    private static String namespaceOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private Json string() {
        return stringProperties.isEmpty()
                ? new Json.Str("string")
                : strings(object("string")).build();
    }

    private ObjectBuilder strings(ObjectBuilder type) {
        stringProperties.forEach(type::put);
        return type;
    }

    private static Json texts(List<String> texts) {
        return new Json.Arr(texts.stream().<Json>map(Json.Str::new).toList());
    }

    private static ObjectBuilder object(String type) {
        return new ObjectBuilder().put("type", type);
    }
}
