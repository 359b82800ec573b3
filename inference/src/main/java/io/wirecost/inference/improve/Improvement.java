package io.wirecost.inference.improve;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.improve.Hint.Kind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;

/** A schema and its records with some hints followed. */
public final class Improvement {
    private final Schema before;
    private final List<Hint> hints;
    private final ValueSurvey survey;
    private final Conventions conventions;
    private final Map<String, Definition> added = new LinkedHashMap<>();

    private Improvement(Schema before, ValueSurvey survey, List<Hint> hints) {
        this.before = before;
        this.survey = survey;
        this.hints = List.copyOf(hints);
        this.conventions = new Conventions(survey, before.records().toList(), hints);
    }

    /** Returns what the records allow. */
    public static List<Hint> hints(Schema schema, List<RecordValue> records) {
        return new ValueSurvey(schema, records).hints();
    }

    /**
     * Returns the schema and some of the records with these hints followed.
     *
     * @param all records that the hints are of
     * @param some those of the dataset
     */
    public static Dataset follow(
            Schema schema, List<RecordValue> all, String name, List<Hint> hints, List<RecordValue> some) {
        return new Improvement(schema, new ValueSurvey(schema, all), hints).dataset(name, some);
    }

    /** Returns the schema with these hints followed. */
    public static Schema follow(Schema schema, List<RecordValue> all, List<Hint> hints) {
        return new Improvement(schema, new ValueSurvey(schema, all), hints).schema();
    }

    private Dataset dataset(String name, List<RecordValue> records) {
        Schema after = schema();
        List<RecordValue> changed =
                records.stream().map(record -> record(before.root(), record)).toList();
        return new Dataset(
                name, after, List.of(new Group("records", changed)), OptionalLong.empty(), new Filter(List.of()));
    }

    private Schema schema() {
        List<Definition> definitions = new ArrayList<>();
        before.definitions()
                .forEach(definition -> definitions.add(
                        definition.asRecord().<Definition>map(this::changed).orElse(definition)));
        definitions.addAll(added.values());
        return new Schema(before.root().name(), definitions, notes());
    }

    /** A field of another type, or with another way to write it, stands in messages of Protocol Buffers under its number. */
    private SchemaNotes notes() {
        SchemaNotes.Builder notes = before.notes().toBuilder();
        before.records().forEach(record -> {
            List<Field> fields = kept(record);
            Map<String, Integer> numbers = isOrdered(record) ? survey.numbers(record) : Map.of();
            fields.forEach(field -> {
                conventions
                        .branches(record, field)
                        .forEach(branch -> before.notes()
                                .hint(record.name(), branch.name())
                                .ifPresent(hint -> notes.hint(name(record, field), branch.name(), hint)));
                ProtoHint own = before.notes()
                        .hint(record.name(), field.name())
                        .orElse(ProtoHint.numbered(fields.indexOf(field) + 1));
                ProtoHint other = own.withKind(kind(record, field, own.kind()))
                        .withNumber(numbers.getOrDefault(field.name(), own.number()));
                if (!other.equals(own)) {
                    notes.hint(record.name(), field.name(), other);
                }
            });
        });
        return notes.build();
    }

    private ProtoKind kind(RecordDefinition record, Field field, ProtoKind own) {
        return hints.stream()
                .filter(hint -> hint.isOf(record, field))
                .map(Hint::kind)
                .reduce(own, (kind, hint) -> kind(field, kind, hint), (one, other) -> other);
    }

    private static ProtoKind kind(Field field, ProtoKind own, Kind hint) {
        return switch (hint) {
            case NEGATIVE -> field.type().present().equals(Type.Primitive.INT) ? ProtoKind.SINT32 : ProtoKind.SINT64;
            case ALWAYS_THERE, WRAPPER -> own.isWrapper() ? own.wrapped() : own;
            case FEW_TEXTS, TIME_AS_TEXT, FIXED_KEYS -> ProtoKind.USUAL;
            case ALWAYS_ABSENT, CONSTANT, RARE_FIRST, EXCLUSIVE -> own;
        };
    }

    private RecordDefinition changed(RecordDefinition record) {
        List<Field> fields = new ArrayList<>();
        for (Field field : kept(record)) {
            List<Field> branches = conventions.branches(record, field);
            if (!branches.isEmpty()) {
                String name = name(record, field);
                added.put(name, Conventions.union(name, branches));
                fields.add(Conventions.field(name, branches));
            } else {
                fields.add(hint(record, field)
                        .map(hint -> changed(record, field, hint.kind()))
                        .orElse(field));
            }
        }
        return record.withFields(fields);
    }

    /** Fields that stay, in their new order. */
    private List<Field> kept(RecordDefinition record) {
        List<Field> kept = new ArrayList<>(record.fields().stream()
                .filter(field -> hint(record, field)
                        .filter(hint -> hint.kind() == Kind.ALWAYS_ABSENT || hint.kind() == Kind.CONSTANT)
                        .isEmpty())
                .filter(field -> isFirst(conventions.branches(record, field), field))
                .toList());
        if (isOrdered(record)) {
            kept.sort(Comparator.comparingInt(field -> -survey.of(record, field).there()));
        }
        return kept;
    }

    private boolean isOrdered(RecordDefinition record) {
        return hints.stream()
                .anyMatch(
                        hint -> hint.kind() == Kind.RARE_FIRST && hint.record().equals(record.name()));
    }

    /** The other fields of a union go into the first. */
    private static boolean isFirst(List<Field> branches, Field field) {
        return branches.isEmpty() || branches.get(0).equals(field);
    }

    private Optional<Hint> hint(RecordDefinition record, Field field) {
        return hints.stream()
                .filter(hint -> hint.kind().changesField() && hint.isOf(record, field))
                .findFirst();
    }

    private Field changed(RecordDefinition record, Field field, Kind kind) {
        boolean always =
                survey.of(record, field).there() == survey.of(record, field).times();
        Type type = switch (kind) {
            case ALWAYS_ABSENT, CONSTANT, RARE_FIRST, WRAPPER, NEGATIVE, EXCLUSIVE, ALWAYS_THERE ->
                field.type().present();
            case FEW_TEXTS -> enumeration(record, field);
            case TIME_AS_TEXT -> survey.of(record, field).timeType();
            case FIXED_KEYS -> fixed(record, field);
        };
        return field.withType(field.type().isOptional() && !always ? new Type.OptionalType(type) : type);
    }

    private Type enumeration(RecordDefinition record, Field field) {
        String name = name(record, field);
        added.put(name, new EnumDefinition(name, symbols(record, field)));
        return new Type.EnumRef(name);
    }

    private List<String> symbols(RecordDefinition record, Field field) {
        return List.copyOf(new TreeSet<>(survey.of(record, field).symbols()));
    }

    private Type fixed(RecordDefinition record, Field field) {
        String name = name(record, field);
        Type element = field.type().present().element();
        added.put(
                name,
                new RecordDefinition(
                        name,
                        keys(record, field).stream()
                                .map(key -> new Field(key, element))
                                .toList()));
        return new Type.RecordRef(name);
    }

    private List<String> keys(RecordDefinition record, Field field) {
        return List.copyOf(new TreeSet<>(survey.of(record, field).fixedKeys()));
    }

    /** A name that no other definition has. */
    private String name(RecordDefinition record, Field field) {
        String name = record.name()
                + field.name().substring(0, 1).toUpperCase(Locale.ROOT)
                + field.name().substring(1);
        while (isTaken(name)) {
            name += "_";
        }
        return name;
    }

    private boolean isTaken(String name) {
        return before.definitions().stream()
                .anyMatch(definition -> definition.name().equals(name));
    }

    private RecordValue record(RecordDefinition record, RecordValue value) {
        Map<String, Object> byField = new LinkedHashMap<>();
        for (int place = 0; place < record.fields().size(); place++) {
            Field field = record.fields().get(place);
            byField.put(field.name(), member(record, field, value.get(place)));
        }
        List<Object> values = new ArrayList<>();
        for (Field field : kept(record)) {
            List<Field> branches = conventions.branches(record, field);
            values.add(branches.isEmpty() ? byField.get(field.name()) : Conventions.value(branches, byField));
        }
        return new RecordValue(values);
    }

    /** The branches of a union stay as they are. */
    private boolean isBranch(RecordDefinition record, Field field) {
        return !conventions.branches(record, field).isEmpty();
    }

    private Object member(RecordDefinition record, Field field, Object value) {
        Kind kind = hint(record, field)
                .filter(hint -> !isBranch(record, field))
                .map(Hint::kind)
                .orElse(Kind.ALWAYS_THERE);
        if (value == null) {
            return null;
        }
        return switch (kind) {
            case ALWAYS_ABSENT, CONSTANT, RARE_FIRST, WRAPPER, NEGATIVE, EXCLUSIVE, ALWAYS_THERE, FEW_TEXTS ->
                value(field.type(), value);
            case TIME_AS_TEXT -> Instant.parse((String) value);
            case FIXED_KEYS -> {
                Type element = field.type().present().element();
                Map<?, ?> map = (Map<?, ?>) value;
                yield new RecordValue(keys(record, field).stream()
                        .map(key -> value(element, map.get(key)))
                        .toList());
            }
        };
    }

    private Object value(Type type, Object value) {
        if (value == null) {
            return null;
        }
        return switch (type.form()) {
            case LEAF -> value;
            case RECORD -> record(before.record(type.name()), (RecordValue) value);
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                ((List<?>) value).forEach(each -> elements.add(value(type.element(), each)));
                yield elements;
            }
            case MAP -> {
                Map<Object, Object> entries = new LinkedHashMap<>();
                ((Map<?, ?>) value).forEach((key, each) -> entries.put(key, value(type.element(), each)));
                yield entries;
            }
            case OPTIONAL -> value(type.element(), value);
        };
    }
}
