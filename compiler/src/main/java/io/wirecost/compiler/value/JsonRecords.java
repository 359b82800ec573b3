package io.wirecost.compiler.value;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.Shown;
import io.wirecost.core.Nearest;
import io.wirecost.core.Problems;
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Turns JSON into neutral values of a schema and collects all that does not fit. */
public final class JsonRecords {
    private final Schema schema;
    private final Dialect dialect;
    private final BiFunction<RecordDefinition, Field, Optional<DefaultValue>> defaults;
    private final Problems problems;

    /** Reads records whose missing fields take the defaults of the schema. */
    public JsonRecords(Schema schema, Dialect dialect, Problems problems) {
        this(schema, dialect, (record, field) -> field.defaultValue(), problems);
    }

    /** @param defaults what a field takes that a record lacks */
    public JsonRecords(
            Schema schema,
            Dialect dialect,
            BiFunction<RecordDefinition, Field, Optional<DefaultValue>> defaults,
            Problems problems) {
        this.schema = schema;
        this.dialect = dialect;
        this.defaults = defaults;
        this.problems = problems;
    }

    /** A value of the root record; of no use if there were problems. */
    public RecordValue read(Json json) {
        return record(schema.root(), "", json);
    }

    /** The value, or null where a problem was recorded. */
    public Object value(Type type, String path, Json json) {
        try {
            return type.match(new TypeCases<>(
                    leaf -> leaf(leaf, json),
                    record -> record(schema.record(record.name()), path, json),
                    array -> list(array.element(), path, json),
                    map -> map(map.value(), path, json),
                    optional -> json instanceof Json.Null
                            ? null
                            : value(optional.type(), path, dialect.unwrap(optional.type(), json))));
        } catch (Unfit e) {
            problems.add(path, e.getMessage());
            return null;
        }
    }

    private RecordValue record(RecordDefinition record, String path, Json json) {
        if (!(json instanceof Json.Obj object)) {
            problems.add(
                    path, "expected an object with the fields of " + record.name() + ", found " + Numbers.found(json));
            return null;
        }
        List<Object> values = new ArrayList<>();
        for (Field field : record.fields()) {
            String at = path.isEmpty() ? field.name() : path + "." + field.name();
            Json member = object.members().get(field.name());
            values.add(member == null ? missing(record, field, at) : value(field.type(), at, member));
        }
        refuseUnknown(record, path, object);
        return new RecordValue(values);
    }

    private Object missing(RecordDefinition record, Field field, String path) {
        Optional<DefaultValue> value = defaults.apply(record, field);
        if (value.isPresent()) {
            return value.get().value();
        }
        if (!field.type().mayBeAbsent()) {
            problems.add(path, "is missing; expected " + field.type());
        }
        return null;
    }

    private void refuseUnknown(RecordDefinition record, String path, Json.Obj object) {
        List<String> known = record.fields().stream().map(Field::name).toList();
        object.members().keySet().stream()
                .filter(key -> !known.contains(key))
                .forEach(key -> problems.add(
                        path, "no field " + Shown.quoted(key) + " in " + record.name() + Nearest.hint(key, known)));
    }

    private List<Object> list(Type element, String path, Json json) throws Unfit {
        if (!(json instanceof Json.Arr array)) {
            throw Unfit.expected("an array", Numbers.found(json));
        }
        List<Object> list = new ArrayList<>();
        for (Json item : array.elements()) {
            list.add(value(element, path + "[" + list.size() + "]", item));
        }
        return list;
    }

    private Map<String, Object> map(Type value, String path, Json json) throws Unfit {
        if (!(json instanceof Json.Obj object)) {
            throw Unfit.expected("an object as map", Numbers.found(json));
        }
        Map<String, Object> map = new LinkedHashMap<>();
        for (Map.Entry<String, Json> entry : object.members().entrySet()) {
            String key = Texts.scalars(entry.getKey());
            map.put(key, value(value, path + "{" + Shown.quoted(key).replace("\"", "") + "}", entry.getValue()));
        }
        return map;
    }

    private Object leaf(Type.Leaf type, Json json) throws Unfit {
        return type.match(new LeafCases<>(
                primitive -> primitive(primitive, json),
                temporal -> dialect.temporal(temporal, json),
                fixed -> dialect.fixed(fixed, json),
                decimal -> dialect.decimal(decimal, json),
                uuid -> dialect.uuid(uuid, json),
                enumeration -> symbol(schema.enumeration(enumeration.name()), json)));
    }

    private static String symbol(EnumDefinition enumeration, Json json) throws Unfit {
        return Texts.symbol(Texts.string(json, "one of the symbols of " + enumeration.name()), enumeration.symbols());
    }

    private Object primitive(Type.Primitive type, Json json) throws Unfit {
        return switch (type) {
            case NULL -> requireNull(json);
            case BOOLEAN -> bool(json);
            case INT -> Numbers.toInt(json);
            case LONG -> Numbers.toLong(json);
            case FLOAT -> Numbers.toFloat(json);
            case DOUBLE -> Numbers.toDouble(json);
            case BYTES -> dialect.bytes(json);
            case STRING -> Texts.scalars(Texts.string(json, "string"));
        };
    }

    private static Object requireNull(Json json) throws Unfit {
        if (json instanceof Json.Null) {
            return null;
        }
        throw Unfit.expected("null", Numbers.found(json));
    }

    private static boolean bool(Json json) throws Unfit {
        if (json instanceof Json.Bool flag) {
            return flag.value();
        }
        throw Unfit.expected("boolean", Numbers.found(json));
    }
}
