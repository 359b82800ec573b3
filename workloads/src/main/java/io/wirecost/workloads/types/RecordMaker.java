package io.wirecost.workloads.types;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
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
    private final LeafChooser leaves;

    RecordMaker(Schema schema, Dice dice, LeafChooser leaves) {
        this.schema = schema;
        this.dice = dice;
        this.leaves = leaves;
    }

    RecordValue next() {
        return record(schema.root(), 0);
    }

    private RecordValue record(RecordDefinition record, int depth) {
        if (record.isUnion()) {
            return union(record, depth);
        }
        List<Object> values = new ArrayList<>();
        record.fields().forEach(field -> values.add(value(field.type(), depth + 1)));
        return new RecordValue(values);
    }

    /** Exactly one branch; where it is deep enough, one that holds no record if there is any. */
    private RecordValue union(RecordDefinition union, int depth) {
        List<Field> branches = union.fields();
        int chosen = dice.below(branches.size());
        for (int i = 0; depth > MAX_DEPTH && i < branches.size(); i++) {
            chosen = branches.get(i).type().present().asRecord().isEmpty() ? i : chosen;
        }
        Object[] values = new Object[branches.size()];
        values[chosen] = value(branches.get(chosen).type().present(), depth + 1);
        return RecordValue.of(values);
    }

    private Object value(Type type, int depth) {
        return switch (type.form()) {
            case LEAF -> leaf(type.asLeaf().orElseThrow());
            case RECORD -> record(schema.record(type.name()), depth);
            case ARRAY -> list(type.element(), depth);
            case MAP -> map(type.element(), depth);
            case OPTIONAL -> depth > MAX_DEPTH || dice.percent(ABSENT_PERCENT) ? null : value(type.element(), depth);
        };
    }

    private Object leaf(Type.Leaf type) {
        if (type == Type.Primitive.NULL) {
            return null;
        }
        return type.asEnum()
                .<Object>map(
                        symbol -> dice.pick(schema.enumeration(symbol.name()).symbols()))
                .orElseGet(() -> leaves.next(type));
    }

    private List<Object> list(Type element, int depth) {
        List<Object> list = new ArrayList<>();
        for (int n = entries(depth); n > 0; n--) {
            list.add(value(element, depth + 1));
        }
        return list;
    }

    private Map<String, Object> map(Type value, int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int n = entries(depth); n > 0; n--) {
            map.put((String) leaves.next(Type.Primitive.STRING), value(value, depth + 1));
        }
        return map;
    }

    /** Fewer the deeper, so that recursive records end. */
    private int entries(int depth) {
        return depth > MAX_DEPTH ? 0 : dice.below(depth <= 2 ? MOST_ENTRIES + 1 : 2);
    }
}
