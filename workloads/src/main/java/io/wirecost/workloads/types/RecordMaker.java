package io.wirecost.workloads.types;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes records of any schema: present and absent values, empty and filled containers, whatever the leaves give. */
final class RecordMaker {
    private static final int MAX_DEPTH = 8;
    private static final int MOST_ENTRIES = 3;
    private static final int ABSENT_PERCENT = 30;

    private final Schema schema;
    private final Dice dice;
    private final Leaves leaves;

    RecordMaker(Schema schema, Dice dice, Leaves leaves) {
        this.schema = schema;
        this.dice = dice;
        this.leaves = leaves;
    }

    RecordValue next() {
        return record(schema.root(), 0);
    }

    private RecordValue record(RecordDefinition record, int depth) {
        List<Object> values = new ArrayList<>();
        record.fields().forEach(field -> values.add(value(field.type(), depth + 1)));
        return new RecordValue(values);
    }

    private Object value(Type type, int depth) {
        if (type == Type.Primitive.NULL) {
            return null;
        } else if (type instanceof Type.OptionalType optional) {
            return depth > MAX_DEPTH || dice.percent(ABSENT_PERCENT) ? null : value(optional.type(), depth);
        } else if (type instanceof Type.ArrayType array) {
            List<Object> list = new ArrayList<>();
            for (int n = entries(depth); n > 0; n--) {
                list.add(value(array.element(), depth + 1));
            }
            return list;
        } else if (type instanceof Type.MapType map) {
            Map<String, Object> entries = new LinkedHashMap<>();
            for (int n = entries(depth); n > 0; n--) {
                entries.put((String) leaves.next(Type.Primitive.STRING), value(map.value(), depth + 1));
            }
            return entries;
        } else if (type instanceof Type.RecordRef ref) {
            return record(schema.record(ref.name()), depth);
        } else if (type instanceof Type.EnumRef ref) {
            return dice.pick(schema.enumeration(ref.name()).symbols());
        }
        return leaves.next(type);
    }

    /** Fewer the deeper, so that recursive records end. */
    private int entries(int depth) {
        return depth > MAX_DEPTH ? 0 : dice.below(depth <= 2 ? MOST_ENTRIES + 1 : 2);
    }
}
