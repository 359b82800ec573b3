package io.wirecost.inference.improve;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.improve.Hint.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Looks at all values of some records, field by field. */
final class ValueSurvey {
    /** Fewer values of a field show nothing. */
    static final int FEWEST = 20;

    /** Protocol Buffers and Thrift write the first fifteen numbers in one byte. */
    static final int ONE_BYTE_NUMBERS = 15;

    /** How a number stands in a message whose negative values take ten bytes. */
    private static final Set<ProtoKind> TEN_BYTES_BELOW_ZERO =
            EnumSet.of(ProtoKind.USUAL, ProtoKind.INT32, ProtoKind.INT64);

    private final Schema schema;
    private final Map<String, Sighted> fields = new LinkedHashMap<>();
    private final Exclusives exclusives = new Exclusives();
    private final FieldNumbers numbers;

    ValueSurvey(Schema schema, List<RecordValue> records) {
        this.schema = schema;
        this.numbers = new FieldNumbers(schema, this);
        records.forEach(record -> look(schema.root(), record));
    }

    private static String key(RecordDefinition record, Field field) {
        return record.name() + "#" + field.name();
    }

    Sighted of(RecordDefinition record, Field field) {
        return fields.getOrDefault(key(record, field), new Sighted());
    }

    private void look(RecordDefinition record, RecordValue value) {
        exclusives.add(record, value);
        int place = 0;
        for (Field field : record.fields()) {
            Object member = value.get(place++);
            fields.computeIfAbsent(key(record, field), name -> new Sighted()).add(member);
            look(field.type(), member);
        }
    }

    private void look(Type type, Object value) {
        if (value == null) {
            return;
        }
        switch (type.form()) {
            case LEAF -> {}
            case RECORD -> look(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> ((List<?>) value).forEach(each -> look(type.element(), each));
            case MAP -> ((Map<?, ?>) value).values().forEach(each -> look(type.element(), each));
            case OPTIONAL -> look(type.element(), value);
        }
    }

    List<Hint> hints() {
        List<Hint> hints = new ArrayList<>();
        // Which branches a union has is a promise for later, whatever these records show.
        schema.records().filter(record -> !record.isUnion()).forEach(record -> {
            record.fields().forEach(field -> {
                hint(record, field).ifPresent(hints::add);
                negative(record, field).ifPresent(hints::add);
                wrapper(record, field).ifPresent(hints::add);
            });
            order(record).ifPresent(hints::add);
            exclusives(record).forEach(group -> hints.add(exclusive(record, group)));
        });
        return hints;
    }

    /** Numbers of a user's own {@code .proto} with which fields that are often there take one byte; those that change. */
    Map<String, Integer> numbers(RecordDefinition record) {
        return numbers.better(record);
    }

    private static Hint exclusive(RecordDefinition record, List<Field> group) {
        List<String> keys = group.stream().map(Field::wireName).toList();
        return new Hint(record.name(), group.get(0).name(), Kind.EXCLUSIVE, String.join(", ", keys));
    }

    /** Groups of optional fields of which each value has exactly one. */
    List<List<Field>> exclusives(RecordDefinition record) {
        return exclusives.groups(record);
    }

    private Optional<Hint> hint(RecordDefinition record, Field field) {
        Sighted seen = of(record, field);
        if (seen.times() < FEWEST) {
            return Optional.empty();
        }
        boolean alone = record.fields().size() == 1;
        if (seen.there() == 0) {
            return alone ? Optional.empty() : hint(record, field, Kind.ALWAYS_ABSENT, "%,d times absent", seen.times());
        }
        if (seen.isConstant() && seen.there() == seen.times() && !alone) {
            return hint(record, field, Kind.CONSTANT, "always " + shortened(seen.first()));
        }
        return typed(record, field, seen)
                .or(() -> field.type().isOptional() && seen.there() == seen.times()
                        ? hint(record, field, Kind.ALWAYS_THERE, "%,d times there", seen.times())
                        : Optional.empty());
    }

    /** Protocol Buffers write a negative int32 or int64 in ten bytes, and a sint32 or sint64 by its size. */
    private Optional<Hint> negative(RecordDefinition record, Field field) {
        Type present = field.type().present();
        boolean whole = (present.equals(Type.Primitive.INT) || present.equals(Type.Primitive.LONG))
                && schema.notes()
                        .hint(record.name(), field.name())
                        .map(ProtoHint::kind)
                        .filter(kind -> !TEN_BYTES_BELOW_ZERO.contains(kind))
                        .isEmpty();
        Sighted seen = of(record, field);
        return whole && seen.signedGain() > 0 && seen.times() >= FEWEST
                ? hint(
                        record,
                        field,
                        Kind.NEGATIVE,
                        "%,d of %,d are negative: 10 bytes each in Protocol Buffers",
                        seen.negative(),
                        seen.there())
                : Optional.empty();
    }

    /** A message around a value takes two bytes or more, and an optional field none. */
    private Optional<Hint> wrapper(RecordDefinition record, Field field) {
        Sighted seen = of(record, field);
        return schema.notes()
                .hint(record.name(), field.name())
                .map(ProtoHint::kind)
                .filter(kind -> kind.isWrapper() && field.type().present().form() == TypeForm.LEAF)
                .filter(kind -> seen.times() >= FEWEST && seen.there() > 0 && seen.there() < seen.times())
                .flatMap(kind -> hint(
                        record, field, Kind.WRAPPER, "%s, %,d of %,d there", kind.text(), seen.there(), seen.times()));
    }

    private static Optional<Hint> typed(RecordDefinition record, Field field, Sighted seen) {
        Type present = field.type().present();
        if (present.equals(Type.Primitive.STRING)) {
            if (seen.isTimeAsText()) {
                return hint(record, field, Kind.TIME_AS_TEXT, "such as " + shortened(seen.first()));
            }
            return seen.symbols().isEmpty()
                    ? Optional.empty()
                    : hint(record, field, Kind.FEW_TEXTS, String.join(", ", new TreeSet<>(seen.symbols())));
        }
        return present.isMap() && seen.there() >= FEWEST && !seen.fixedKeys().isEmpty()
                ? hint(record, field, Kind.FIXED_KEYS, String.join(", ", new TreeSet<>(seen.fixedKeys())))
                : Optional.empty();
    }

    private static String shortened(Object value) {
        String text = String.valueOf(value);
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private static Optional<Hint> hint(
            RecordDefinition record, Field field, Kind kind, String seen, Object... members) {
        return Optional.of(
                new Hint(record.name(), field.name(), kind, members.length == 0 ? seen : seen.formatted(members)));
    }

    /** The field that is most often there of those behind the first fifteen, if one before it is there less often. */
    private Optional<Hint> order(RecordDefinition record) {
        Optional<Field> lowered = numbers.lowered(record);
        if (lowered.isPresent()) {
            return often(
                    record, lowered.get(), numbers.now(record, lowered.get()).orElseThrow());
        }
        List<Field> all = record.fields();
        if (all.size() <= ONE_BYTE_NUMBERS
                || all.stream().anyMatch(field -> field.number().isPresent())) {
            return Optional.empty();
        }
        int rarest = all.subList(0, ONE_BYTE_NUMBERS).stream()
                .mapToInt(field -> of(record, field).there())
                .min()
                .orElseThrow();
        return all.subList(ONE_BYTE_NUMBERS, all.size()).stream()
                .filter(field ->
                        of(record, field).there() > rarest && of(record, field).times() >= FEWEST)
                .max((one, other) -> Integer.compare(
                        of(record, one).there(), of(record, other).there()))
                .flatMap(field -> often(record, field, all.indexOf(field) + 1));
    }

    private Optional<Hint> often(RecordDefinition record, Field field, int number) {
        return hint(
                record,
                field,
                Kind.RARE_FIRST,
                "number %d, %,d times there",
                number,
                of(record, field).there());
    }
}
