package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Type;
import java.util.Set;

/** The names by which Avro tells the branches of a union apart. No union has two branches of one name. */
public final class AvroNames {
    /** What reads JSON that names types, for whoever tried to read it as ordinary JSON. */
    static final String WAY_OUT = "read Avro's JSON encoding with --records-encoding avro-json";

    private AvroNames() {}

    /** The name of a type among a union's branches: that of the type that carries the value. */
    public static String of(Type type) {
        return switch (type.form()) {
            case LEAF -> ofSimple(type.asLeaf().orElseThrow().simple());
            case RECORD -> type.name();
            case ARRAY -> "array";
            case MAP -> "map";
            case OPTIONAL -> of(type.element());
        };
    }

    private static String ofSimple(Type.Leaf simple) {
        return simple.asPrimitive().map(Type::toString).orElseGet(simple::name);
    }

    /** Whether the JSON is an object with one key, which is the type's name, as Avro's JSON encoding writes it. */
    static boolean isNamedBy(Type type, Json json) {
        return json instanceof Json.Obj object && object.members().keySet().equals(Set.of(of(type)));
    }

    /** How {@link #isNamedBy such JSON} looks. */
    static String shown(Type type) {
        return "{" + ShownText.quoted(of(type)) + ": …}";
    }
}
