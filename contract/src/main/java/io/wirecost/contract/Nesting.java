package io.wirecost.contract;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueFold;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** How many records, lists and maps lie within each other. */
final class Nesting extends ValueFold<Integer> {
    /** The least that a library's documentation advises is 20 objects, of which a decimal of Java takes three. */
    private static final int ADVISED = 12;

    private Nesting(Schema schema) {
        super(schema);
    }

    /** Those that limits which are advised for strangers' bytes let through. */
    static List<RecordValue> withinAdvice(Schema schema, List<RecordValue> records) {
        Nesting nesting = new Nesting(schema);
        return records.stream()
                .filter(record -> nesting.root(record) <= ADVISED)
                .toList();
    }

    @Override
    protected Integer absent(Type type) {
        return 0;
    }

    @Override
    protected Integer leaf(Type type, Object value) {
        return 0;
    }

    @Override
    protected Integer record(RecordDefinition record, RecordValue value) {
        int most = 0;
        for (int i = 0; i < record.fields().size(); i++) {
            Field field = record.fields().get(i);
            most = Math.max(most, member(record, field, value.get(i)));
        }
        return 1 + most;
    }

    @Override
    protected Integer array(List<Integer> elements) {
        return around(elements);
    }

    @Override
    protected Integer map(Map<String, Integer> entries) {
        return around(entries.values());
    }

    private static int around(Collection<Integer> inner) {
        return 1 + inner.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
