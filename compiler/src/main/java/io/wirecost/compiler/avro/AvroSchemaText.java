package io.wirecost.compiler.avro;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Writes a schema as Avro writes its own: a JSON text in which each name is defined where it is first used. Avro's names
 * are the schema's; nothing is renamed.
 */
public final class AvroSchemaText {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Schema schema;
    private final boolean isDocumented;
    private final SchemaNotes notes;
    private final Map<String, String> stringProperties;
    private final Set<String> defined = new HashSet<>();

    private AvroSchemaText(Schema schema, boolean isDocumented, Map<String, String> stringProperties) {
        this.schema = schema;
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
        return new AvroSchemaText(schema, true, Map.of()).text();
    }

    private String text() {
        JsonNode text = record(schema.root().name(), "");
        try {
            return new JsonMapper().writer(Layout.lines()).writeValueAsString(text) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree in memory can always be written", e);
        }
    }

    /** @param namespace that of the definition around the type, which a name without one would inherit */
    private JsonNode type(Type type, String namespace) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, namespace),
                record -> record(record.name(), namespace),
                array -> object("array").set("items", type(array.element(), namespace)),
                map -> strings(object("map")).set("values", type(map.value(), namespace)),
                optional -> JSON.arrayNode().add("null").add(type(optional.type(), namespace))));
    }

    private JsonNode leaf(Type.Leaf type, String namespace) {
        return type.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.STRING ? string() : TextNode.valueOf(primitive.toString()),
                temporal -> object(temporal.fitsInt() ? "int" : "long").put("logicalType", temporal.toString()),
                fixed -> fixed(fixed, namespace, definition -> {}),
                decimal -> decimal(decimal, namespace),
                uuid -> uuid(uuid, namespace),
                enumeration -> enumeration(enumeration.name(), namespace)));
    }

    private JsonNode decimal(Type.Decimal decimal, String namespace) {
        return decimal.fixed()
                .map(f -> fixed(f, namespace, definition -> describe(decimal, definition)))
                .orElseGet(() -> describe(decimal, object("bytes")));
    }

    private JsonNode uuid(Type.Uuid uuid, String namespace) {
        return uuid.fixed()
                .map(f -> fixed(f, namespace, definition -> definition.put("logicalType", "uuid")))
                .orElseGet(() -> strings(object("string")).put("logicalType", "uuid"));
    }

    private static JsonNode describe(Type.Decimal decimal, ObjectNode definition) {
        return definition
                .put("logicalType", "decimal")
                .put("precision", decimal.precision())
                .put("scale", decimal.scale());
    }

    private JsonNode record(String name, String namespace) {
        if (!defined.add(name)) {
            return TextNode.valueOf(name);
        }
        ObjectNode definition = named("record", name, namespace);
        ArrayNode fields = definition.putArray("fields");
        for (Field field : schema.record(name).fields()) {
            fields.add(field(name, field));
        }
        return definition;
    }

    private ObjectNode field(String record, Field field) {
        ObjectNode object = JSON.objectNode().put("name", field.name());
        notes.doc(record, field.name()).ifPresent(text -> object.put("doc", text));
        Optional<JsonNode> value = field.defaultValue()
                .filter(v -> isDocumented)
                .map(v -> new AvroDefault(schema).write(field.type(), v.value()));
        object.set("type", fieldType(field.type(), namespaceOf(record), value));
        value.ifPresent(json -> object.set("default", json));
        List<String> aliases = isDocumented ? aliases(field) : List.of();
        if (!aliases.isEmpty()) {
            aliases.forEach(object.putArray("aliases")::add);
        }
        notes.spelling(record, field.name()).ifPresent(text -> object.put(Spelling.PROPERTY, text.toString()));
        return object;
    }

    /** The key is among them, before all others that are no names, since a reader takes the first of these for it. */
    private static List<String> aliases(Field field) {
        return Stream.concat(field.key().stream(), field.aliases().stream())
                .distinct()
                .toList();
    }

    /** A default has to be of a union's first type. */
    private JsonNode fieldType(Type type, String namespace, Optional<JsonNode> value) {
        return type.isOptional() && value.filter(json -> !json.isNull()).isPresent()
                ? JSON.arrayNode().add(type(type.present(), namespace)).add("null")
                : type(type, namespace);
    }

    private JsonNode enumeration(String name, String namespace) {
        if (!defined.add(name)) {
            return TextNode.valueOf(name);
        }
        ObjectNode definition = named("enum", name, namespace);
        schema.enumeration(name).symbols().forEach(definition.putArray("symbols")::add);
        notes.defaultOf(name).ifPresent(symbol -> definition.put("default", symbol));
        return definition;
    }

    private JsonNode fixed(Type.Fixed fixed, String namespace, Consumer<ObjectNode> logicalType) {
        if (!defined.add(fixed.name())) {
            return TextNode.valueOf(fixed.name());
        }
        ObjectNode definition = named("fixed", fixed.name(), namespace).put("size", fixed.size());
        logicalType.accept(definition);
        return definition;
    }

    private ObjectNode named(String kind, String name, String namespace) {
        ObjectNode definition = object(kind).put("name", name);
        if (!namespace.isEmpty() && namespaceOf(name).isEmpty()) {
            definition.put("namespace", "");
        }
        notes.doc(name).ifPresent(text -> definition.put("doc", text));
        return definition;
    }

    private static String namespaceOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private JsonNode string() {
        return stringProperties.isEmpty() ? TextNode.valueOf("string") : strings(object("string"));
    }

    private ObjectNode strings(ObjectNode type) {
        stringProperties.forEach(type::put);
        return type;
    }

    private static ObjectNode object(String type) {
        return JSON.objectNode().put("type", type);
    }
}
