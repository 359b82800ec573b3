package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.value.AvroNames;
import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads one type of an Avro schema and, through it, all within. */
final class TypeReader {
    /** Stands for a type that could not be read. The problem is recorded, so that no schema is ever built of it. */
    static final Type UNREADABLE = Type.Primitive.STRING;

    private final Definitions definitions;
    private final Problems problems;
    private final NamedTypeReader named;

    TypeReader(Definitions definitions, Problems problems) {
        this.definitions = definitions;
        this.problems = problems;
        this.named = new NamedTypeReader(this, definitions, problems);
    }

    Type read(Json json, SchemaPlace around) {
        SchemaPlace place = around.at(json);
        if (json instanceof Json.Str name) {
            return byName(name.value(), place);
        } else if (json instanceof Json.Arr union) {
            return union(union, place);
        } else if (json instanceof Json.Obj object) {
            return object(object, place);
        }
        place.tell(problems, "expected a type (its name, an object or a union), found " + json.kind());
        return UNREADABLE;
    }

    private Type byName(String name, SchemaPlace place) {
        if (Definitions.PRIMITIVES.contains(name)) {
            return Type.Primitive.valueOf(name.toUpperCase(Locale.ROOT));
        }
        return definitions.find(name, place, this).orElse(UNREADABLE);
    }

    private Type object(Json.Obj object, SchemaPlace place) {
        Json type = object.members().get("type");
        if (type == null) {
            place.tell(problems, "an object that describes a type needs a \"type\"");
            return UNREADABLE;
        }
        if (!(type instanceof Json.Str name)) {
            LogicalTypes.ignore(object, place, definitions.oddities());
            return read(type, place);
        }
        switch (name.value()) {
            case "record":
                return named.record(object, place);
            case "enum":
                return named.enumeration(object, place);
            case "fixed":
                return named.fixed(object, place);
            case "array":
                LogicalTypes.ignore(object, place, definitions.oddities());
                return new Type.ArrayType(inner(object, "items", place, "[]"));
            case "map":
                LogicalTypes.ignore(object, place, definitions.oddities());
                return new Type.MapType(inner(object, "values", place, "{}"));
            default:
                return leaf(name, object, place);
        }
    }

    private Type leaf(Json.Str name, Json.Obj object, SchemaPlace place) {
        Type type = byName(name.value(), place.at(name));
        Optional<Type.Primitive> primitive = type.asLeaf().flatMap(Type.Leaf::asPrimitive);
        if (primitive.isPresent()) {
            return LogicalTypes.of(primitive.get(), object, place, definitions.oddities());
        }
        LogicalTypes.ignore(object, place, definitions.oddities());
        return type;
    }

    private Type inner(Json.Obj object, String key, SchemaPlace place, String suffix) {
        Json json = object.members().get(key);
        if (json == null) {
            place.tell(problems, AvroSchemaReader.describe(object) + " needs \"" + key + "\"");
            return UNREADABLE;
        }
        return read(json, place.inside(suffix));
    }

    private Type union(Json.Arr union, SchemaPlace place) {
        List<Type> branches = union.elements().stream().map(b -> read(b, place)).toList();
        List<Type> values =
                branches.stream().filter(t -> t != Type.Primitive.NULL).toList();
        if (union.elements().stream().anyMatch(Json.Arr.class::isInstance)) {
            place.tell(problems, "a union directly in a union; put all branches into one");
            return UNREADABLE;
        } else if (branches.size() - values.size() > 1) {
            place.tell(problems, "a union with two branches of type null");
            return UNREADABLE;
        } else if (values.isEmpty()) {
            return Type.Primitive.NULL;
        }
        Type present = values.size() == 1 ? values.get(0) : union(values, place);
        return values.size() == branches.size() ? present : new Type.OptionalType(present);
    }

    /** A union of two types or more, which Avro gives no name. It gets that of the field that holds it. */
    private Type union(List<Type> branches, SchemaPlace place) {
        Map<String, Field> byName = new LinkedHashMap<>();
        for (Type branch : branches) {
            String avro = AvroNames.of(branch);
            String simple = Definition.simpleName(avro);
            String name = simple;
            for (int i = 2; byName.values().stream().map(Field::name).anyMatch(name::equals); i++) {
                name = simple + i;
            }
            if (byName.putIfAbsent(avro, new Field(name, new Type.OptionalType(branch))) != null) {
                place.tell(problems, "a union with two branches of type " + SafeName.show(avro));
            }
        }
        return definitions.union(List.copyOf(byName.values()), place);
    }
}
