package io.wirecost.compiler.value;

import io.wirecost.core.Nearest;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
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
    private final JsonLeaves leaves;
    private final UnionReader unions;
    private final Map<String, RecordMembers> members;

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
        this.leaves = new JsonLeaves(schema, dialect);
        this.unions = new UnionReader(schema, dialect, this::trial);
        this.members = new HashMap<>();
    }

    /** The same on trial: what it finds is in the way of nobody. */
    private JsonRecords(JsonRecords tried, Optional<UnknownMembers> ignored, Problems problems) {
        this.schema = tried.schema;
        this.dialect = tried.dialect;
        this.defaults = tried.defaults;
        this.ignored = ignored;
        this.forms = tried.forms;
        this.leftOut = new UnknownMembers();
        this.problems = problems;
        this.leaves = tried.leaves;
        this.unions = tried.unions;
        this.members = tried.members;
    }

    /** The same, but members that no field stands for are counted instead of being a problem. */
    public JsonRecords ignoring(UnknownMembers counts) {
        return new JsonRecords(schema, dialect, defaults, Optional.of(counts), forms, leftOut, problems);
    }

    /** The same with fields in other forms. RecordMembers that these leave out are counted. */
    public JsonRecords with(FieldForms wanted, UnknownMembers counts) {
        return new JsonRecords(schema, dialect, defaults, ignored, wanted, counts, problems);
    }

    /** A value of the root record; of no use if there were problems. */
    public RecordValue read(Json json) {
        unions.clear();
        return record(schema.root(), JsonPath.ROOT, json);
    }

    /** A value of any type of the schema, or null where a problem was recorded. */
    public Object value(Type type, Json json) {
        unions.clear();
        return value(type, Optional.empty(), JsonPath.ROOT, json);
    }

    private Object value(Type type, Optional<Spelling> spelling, JsonPath path, Json json) {
        try {
            return switch (type.form()) {
                case LEAF -> leaves.read(type.asLeaf().orElseThrow(), spelling, json);
                case RECORD -> recordOrUnion(schema.record(type.name()), path, json);
                case ARRAY -> list(type.element(), spelling, path, json);
                case MAP -> map(type.element(), spelling, path, json);
                case OPTIONAL ->
                    json instanceof Json.Null
                            ? null
                            : value(type.element(), spelling, path, present(type.element(), json));
            };
        } catch (Unfit e) {
            problems.add(path.toString(), e.getMessage());
            return null;
        }
    }

    /** An optional union is one union for all encodings, and names its branch itself. */
    private Json present(Type type, Json json) throws Unfit {
        boolean isUnion = type.asRecord()
                .filter(ref -> schema.record(ref.name()).isUnion())
                .isPresent();
        return isUnion ? json : dialect.unwrap(type, json);
    }

    private RecordValue recordOrUnion(RecordDefinition record, JsonPath path, Json json) {
        if (!record.isUnion()) {
            return record(record, path, json);
        }
        UnionReader.Choice choice = unions.choose(record, json);
        choice.problem().ifPresent(problem -> problems.add(path.toString(), problem));
        Object[] values = new Object[record.fields().size()];
        choice.chosen().ifPresent(chosen -> {
            Type branch = record.fields().get(chosen.branch()).type().present();
            values[chosen.branch()] = value(branch, Optional.empty(), within(path, json, chosen), chosen.value());
        });
        return RecordValue.of(values);
    }

    /** The path of a branch's value, which stands under the branch's name if the JSON has it. */
    private static JsonPath within(JsonPath path, Json json, Dialect.Chosen chosen) {
        return json instanceof Json.Obj named && named != chosen.value()
                ? path.member(named.members().keySet().iterator().next())
                : path;
    }

    private UnionReader.Trial trial(Type type, Json json) {
        Problems faults = Problems.inMany("");
        Optional<UnknownMembers> leftOut = ignored.map(counts -> new UnknownMembers());
        new JsonRecords(this, leftOut, faults).value(type, Optional.empty(), JsonPath.ROOT, json);
        return new UnionReader.Trial(
                faults.count(), leftOut.map(UnknownMembers::count).orElse(0L));
    }

    private RecordValue record(RecordDefinition record, JsonPath path, Json json) {
        if (!(json instanceof Json.Obj object)) {
            problems.add(
                    path.toString(),
                    "expected an object with the fields of " + record.name() + ", found " + found(json));
            return null;
        }
        List<String> unknown = new ArrayList<>();
        RecordMembers known = members(record);
        String[] keys = keys(record, known, path, object, unknown);
        List<Object> values = new ArrayList<>(keys.length);
        for (String key : keys) {
            Field field = record.fields().get(values.size());
            values.add(
                    key == null
                            ? missing(record, field, path)
                            : memberOrBranch(
                                    field,
                                    known,
                                    values.size(),
                                    key,
                                    path.member(key),
                                    object.members().get(key)));
        }
        unknown.forEach(key -> unknown(record, path, key, object.members().get(key)));
        return new RecordValue(values);
    }

    private RecordMembers members(RecordDefinition record) {
        return members.computeIfAbsent(record.name(), name -> new RecordMembers(record, schema, forms));
    }

    private Object memberOrBranch(Field field, RecordMembers known, int place, String key, JsonPath path, Json json) {
        Optional<RecordDefinition> oneof = known.oneof(key);
        if (oneof.isEmpty()) {
            return member(field, known, place, path, json);
        }
        RecordMembers branches = members(oneof.get());
        int branch = branches.place(key);
        Object[] values = new Object[oneof.get().fields().size()];
        values[branch] = member(oneof.get().fields().get(branch), branches, branch, path, json);
        return RecordValue.of(values);
    }

    private Object member(Field field, RecordMembers known, int place, JsonPath path, Json json) {
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
            RecordDefinition record, RecordMembers known, JsonPath path, Json.Obj object, List<String> unknown) {
        String[] keys = new String[record.fields().size()];
        for (String key : object.members().keySet()) {
            int place = known.place(key);
            boolean isUnset = known.oneof(key).isPresent() && object.members().get(key) instanceof Json.Null;
            if (isUnset) {
                continue;
            } else if (place < 0) {
                unknown.add(key);
            } else if (keys[place] == null) {
                keys[place] = key;
            } else {
                problems.add(
                        path.toString(),
                        "%s and %s both stand for the field %s of %s; keep one"
                                .formatted(
                                        ShownText.quoted(keys[place]),
                                        ShownText.quoted(key),
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

    private void unknown(RecordDefinition record, JsonPath path, String key, Json value) {
        if (forms.leavesOut(record.name(), key)) {
            leftOut.add(path.member(key), key, value);
            return;
        }
        if (ignored.isPresent()) {
            ignored.get().add(path.member(key), key, value);
            return;
        }
        List<String> known = members(record).wireNames().map(ShownText::bare).toList();
        problems.add(
                path.toString(),
                "no field " + ShownText.quoted(key) + " in " + record.name()
                        + (key.equals(record.name())
                                ? "; " + AvroNames.WAY_OUT
                                : Nearest.hint(ShownText.bare(key), known)));
    }

    /** A schema that was inferred of what texts hold does not read the texts. */
    private static String found(Json json) {
        boolean holdsJson = json instanceof Json.Str text
                && (text.value().startsWith("{") || text.value().startsWith("["));
        return NumberReader.found(json)
                + (holdsJson ? "; if the text holds JSON, add --type RECORD.FIELD=json-text" : "");
    }

    private List<Object> list(Type element, Optional<Spelling> spelling, JsonPath path, Json json) throws Unfit {
        if (!(json instanceof Json.Arr array)) {
            throw Unfit.expected("an array", found(json));
        }
        List<Object> list = new ArrayList<>(array.elements().size());
        for (Json item : array.elements()) {
            list.add(value(element, spelling, path.element(list.size()), item));
        }
        return list;
    }

    private Map<String, Object> map(Type value, Optional<Spelling> spelling, JsonPath path, Json json) throws Unfit {
        if (!(json instanceof Json.Obj object)) {
            throw Unfit.expected("an object as map", found(json));
        }
        Map<String, Object> map = new LinkedHashMap<>();
        for (Map.Entry<String, Json> entry : object.members().entrySet()) {
            String key = TextReader.scalars(entry.getKey());
            map.put(key, value(value, spelling, path.entry(key), entry.getValue()));
        }
        return map;
    }
}
