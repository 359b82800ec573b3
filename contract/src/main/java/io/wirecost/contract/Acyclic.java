package io.wirecost.contract;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Cuts the recursion of a schema, for formats that have none: where a record would contain itself stands a text. */
public final class Acyclic {
    private final Schema schema;
    private final Set<String> open = new HashSet<>();
    private final Map<String, RecordDefinition> cut = new LinkedHashMap<>();

    private Acyclic(Schema schema) {
        this.schema = schema;
    }

    /** The same schema but for the fields that would lead back. */
    public static Schema of(Schema schema) {
        Acyclic acyclic = new Acyclic(schema);
        acyclic.record(schema.root().name());
        Map<String, Definition> definitions = new LinkedHashMap<>();
        schema.definitions().forEach(d -> definitions.put(d.name(), d));
        definitions.putAll(acyclic.cut);
        return new Schema(schema.root().name(), new ArrayList<>(definitions.values()));
    }

    private void record(String name) {
        open.add(name);
        cut.put(
                name,
                schema.record(name)
                        .withFields(schema.record(name).fields().stream()
                                .map(field -> new Field(field.name(), type(field.type())).withKey(field.wireName()))
                                .toList()));
        open.remove(name);
    }

    private Type type(Type type) {
        return switch (type.form()) {
            case LEAF -> type;
            case RECORD -> reference(type);
            case ARRAY -> new Type.ArrayType(type(type.element()));
            case MAP -> new Type.MapType(type(type.element()));
            case OPTIONAL -> new Type.OptionalType(type(type.element()));
        };
    }

    private Type reference(Type ref) {
        if (open.contains(ref.name())) {
            return Type.Primitive.STRING;
        } else if (!cut.containsKey(ref.name())) {
            record(ref.name());
        }
        return ref;
    }
}
