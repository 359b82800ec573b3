package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values of a schema's types, made of the values of their leaves. The same number gives the same value. */
final class SampleValues {
    private static final int ELEMENTS = 3;

    private final Schema schema;

    SampleValues(Schema schema) {
        this.schema = schema;
    }

    /** A record in which everything is there; lists have several elements, and a union the branch of that number. */
    RecordValue full(int number) {
        return (RecordValue) value(new Type.RecordRef(schema.root().name()), number, new LinkedHashSet<>());
    }

    /** A value of no special kind, which differs from that of the next number where the type has several. */
    Object ordinary(Type type, int number) {
        return value(type, number, new LinkedHashSet<>());
    }

    /** The values at which a change of a type shows, and an absent one. */
    List<Object> edges(Type type) {
        return switch (type.form()) {
            case LEAF -> TellingLeaves.of(schema, type);
            case RECORD -> records(schema.record(type.name()));
            case ARRAY -> lists(edges(type.element()));
            case MAP ->
                lists(edges(type.element())).stream()
                        .<Object>map(SampleValues::keyed)
                        .toList();
            case OPTIONAL -> {
                List<Object> values = new ArrayList<>(edges(type.element()));
                values.add(null);
                yield values;
            }
        };
    }

    /** Of a union one for each branch. */
    private List<Object> records(RecordDefinition record) {
        List<Object> records = new ArrayList<>();
        for (int i = 0; i < (record.isUnion() ? record.fields().size() : 1); i++) {
            records.add(value(new Type.RecordRef(record.name()), i, new LinkedHashSet<>()));
        }
        return records;
    }

    private static List<Object> lists(List<Object> elements) {
        return List.of(elements, elements.subList(0, 1), List.of());
    }

    private static Map<String, Object> keyed(Object elements) {
        Map<String, Object> entries = new LinkedHashMap<>();
        ((List<?>) elements).forEach(element -> entries.put("key" + entries.size(), element));
        return entries;
    }

    /** @param open the records around the value */
    private Object value(Type type, int number, Set<String> open) {
        return switch (type.form()) {
            case LEAF -> TellingLeaves.ordinary(schema, type, number);
            case RECORD -> record(schema.record(type.name()), number, open);
            case ARRAY -> list(type.element(), number, open);
            case MAP -> keyed(list(type.element(), number, open));
            case OPTIONAL -> isOpen(type.element(), open) ? null : value(type.element(), number, open);
        };
    }

    private static boolean isOpen(Type type, Set<String> open) {
        Type inner = Types.innermost(type);
        return inner.asRecord().isPresent() && open.contains(inner.name());
    }

    private List<Object> list(Type element, int number, Set<String> open) {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < ELEMENTS && !isOpen(element, open); i++) {
            list.add(value(element, number + i, open));
        }
        return list;
    }

    private RecordValue record(RecordDefinition record, int number, Set<String> around) {
        Set<String> open = new LinkedHashSet<>(around);
        open.add(record.name());
        List<Field> fields = record.fields();
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            if (!record.isUnion()) {
                values[i] = value(fields.get(i).type(), number + i, open);
            } else if (i == branch(record, number, open)) {
                values[i] = value(fields.get(i).type().present(), number, open);
            }
        }
        return RecordValue.of(values);
    }

    /** The branch of that number, or the next one that leads to an end. */
    private static int branch(RecordDefinition union, int number, Set<String> open) {
        int size = union.fields().size();
        for (int i = 0; i < size; i++) {
            if (!isOpen(union.fields().get((number + i) % size).type(), open)) {
                return (number + i) % size;
            }
        }
        throw new IllegalArgumentException("every branch of " + union.name() + " holds it again");
    }
}
