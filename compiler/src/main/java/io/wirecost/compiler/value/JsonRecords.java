package io.wirecost.compiler.value;

import io.wirecost.core.Nearest;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.Shown;
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.HashMap;
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
    private final Optional<UnknownMembers> ignored;
    private final FieldForms forms;
    private final UnknownMembers leftOut;
    private final Problems problems;
    private final Leaves leaves;
    private final Map<String, Members> members = new HashMap<>();

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
        this(schema, dialect, defaults, Optional.empty(), FieldForms.NONE, new UnknownMembers(), problems);
    }

    private JsonRecords(
            Schema schema,
            Dialect dialect,
            BiFunction<RecordDefinition, Field, Optional<DefaultValue>> defaults,
            Optional<UnknownMembers> ignored,
            FieldForms forms,
            UnknownMembers leftOut,
            Problems problems) {
        this.schema = schema;
        this.dialect = dialect;
        this.defaults = defaults;
        this.ignored = ignored;
        this.forms = forms;
        this.leftOut = leftOut;
        this.problems = problems;
        this.leaves = new Leaves(schema, dialect);
    }

    /** The same, but members that no field stands for are counted instead of being a problem. */
    public JsonRecords ignoring(UnknownMembers counts) {
        return new JsonRecords(schema, dialect, defaults, Optional.of(counts), forms, leftOut, problems);
    }

    /** The same with fields in other forms. Members that these leave out are counted. */
    public JsonRecords with(FieldForms wanted, UnknownMembers counts) {
        return new JsonRecords(schema, dialect, defaults, ignored, wanted, counts, problems);
    }

    /** A value of the root record; of no use if there were problems. */
    public RecordValue read(Json json) {
        return record(schema.root(), JsonPath.ROOT, json);
    }

    /** A value of any type of the schema, or null where a problem was recorded. */
    public Object value(Type type, Json json) {
        return value(type, Optional.empty(), JsonPath.ROOT, json);
    }

    private Object value(Type type, Optional<Spelling> spelling, JsonPath path, Json json) {
        try {
            return type.match(new TypeCases<>(
                    leaf -> leaves.read(leaf, spelling, json),
                    record -> record(schema.record(record.name()), path, json),
                    array -> list(array.element(), spelling, path, json),
                    map -> map(map.element(), spelling, path, json),
                    optional -> json instanceof Json.Null
                            ? null
                            : value(optional.element(), spelling, path, dialect.unwrap(optional.element(), json))));
        } catch (Unfit e) {
            problems.add(path.toString(), e.getMessage());
            return null;
        }
    }

    private RecordValue record(RecordDefinition record, JsonPath path, Json json) {
        if (!(json instanceof Json.Obj object)) {
            problems.add(
                    path.toString(),
                    "expected an object with the fields of " + record.name() + ", found " + Numbers.found(json));
            return null;
        }
        List<String> unknown = new ArrayList<>();
        Members known = members.computeIfAbsent(record.name(), name -> new Members(record, schema.notes(), forms));
        String[] keys = keys(record, known, path, object, unknown);
        List<Object> values = new ArrayList<>(keys.length);
        for (String key : keys) {
            Field field = record.fields().get(values.size());
            values.add(
                    key == null
                            ? missing(record, field, path)
                            : member(
                                    field,
                                    known,
                                    values.size(),
                                    path.member(key),
                                    object.members().get(key)));
        }
        unknown.forEach(key -> unknown(record, path, key));
        return new RecordValue(values);
    }

    private Object member(Field field, Members known, int place, JsonPath path, Json json) {
        try {
            Json formed = known.form(place).read(field.type(), json);
            return value(field.type(), known.spelling(place), path, formed);
        } catch (Unfit e) {
            problems.add(path.toString(), e.getMessage());
            return null;
        }
    }

    /**
     * The key of each field in the order of the schema; null where the object lacks the field.
     *
     * @param unknown takes the keys that stand for no field
     */
    private String[] keys(
            RecordDefinition record, Members known, JsonPath path, Json.Obj object, List<String> unknown) {
        String[] keys = new String[record.fields().size()];
        for (String key : object.members().keySet()) {
            int place = known.place(key);
            if (place < 0) {
                unknown.add(key);
            } else if (keys[place] == null) {
                keys[place] = key;
            } else {
                problems.add(
                        path.toString(),
                        "%s and %s both stand for the field %s of %s; keep one"
                                .formatted(
                                        Shown.quoted(keys[place]),
                                        Shown.quoted(key),
                                        record.fields().get(place).name(),
                                        record.name()));
            }
        }
        return keys;
    }

    private Object missing(RecordDefinition record, Field field, JsonPath path) {
        Optional<DefaultValue> value = defaults.apply(record, field);
        if (value.isPresent()) {
            return value.get().value();
        }
        if (!field.type().mayBeAbsent()) {
            problems.add(path.member(field.wireName()).toString(), "is missing; expected " + field.type());
        }
        return null;
    }

    private void unknown(RecordDefinition record, JsonPath path, String key) {
        if (forms.leavesOut(record.name(), key)) {
            leftOut.add(path.member(key));
            return;
        }
        if (ignored.isPresent()) {
            ignored.get().add(path.member(key));
            return;
        }
        List<String> known = record.fields().stream()
                .map(field -> Shown.bare(field.wireName()))
                .toList();
        problems.add(
                path.toString(),
                "no field " + Shown.quoted(key) + " in " + record.name() + Nearest.hint(Shown.bare(key), known));
    }

    private List<Object> list(Type element, Optional<Spelling> spelling, JsonPath path, Json json) throws Unfit {
        if (!(json instanceof Json.Arr array)) {
            throw Unfit.expected("an array", Numbers.found(json));
        }
        List<Object> list = new ArrayList<>(array.elements().size());
        for (Json item : array.elements()) {
            list.add(value(element, spelling, path.element(list.size()), item));
        }
        return list;
    }

    private Map<String, Object> map(Type value, Optional<Spelling> spelling, JsonPath path, Json json) throws Unfit {
        if (!(json instanceof Json.Obj object)) {
            throw Unfit.expected("an object as map", Numbers.found(json));
        }
        Map<String, Object> map = new LinkedHashMap<>();
        for (Map.Entry<String, Json> entry : object.members().entrySet()) {
            String key = Texts.scalars(entry.getKey());
            map.put(key, value(value, spelling, path.entry(key), entry.getValue()));
        }
        return map;
    }
}
