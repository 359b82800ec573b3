package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.edit.Edit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What an old service changes in each record: a field that means the same in both versions.
 *
 * @param older its place in the older version
 * @param newer its place in the newer version
 * @param value what it becomes
 */
record KnownChange(int older, int newer, Object value) {
    /** No format stumbles over these. */
    private static final Set<TypeKind> PLAIN =
            EnumSet.of(TypeKind.BOOLEAN, TypeKind.INT, TypeKind.LONG, TypeKind.STRING);

    /**
     * The first field that will do; empty where there is none.
     *
     * @param older records of the older version
     * @param newer records that go through the service
     */
    static Optional<KnownChange> of(Edit edit, List<RecordValue> older, List<RecordValue> newer) {
        List<Field> fields = edit.before().root().fields();
        for (int i = 0; i < fields.size(); i++) {
            int other = same(fields.get(i), edit.after());
            if (isPlain(fields.get(i)) && other >= 0) {
                RecordValue last = older.get(older.size() - 1);
                KnownChange change = new KnownChange(i, other, last.get(i));
                if (change.meansTheSame(edit, newer)) {
                    return Optional.of(change);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isPlain(Field field) {
        return PLAIN.contains(field.type().kind());
    }

    private static int same(Field field, Schema schema) {
        return schema.root().fields().indexOf(field);
    }

    /** A field that got another one's name is another field. */
    private boolean meansTheSame(Edit edit, List<RecordValue> records) {
        Comparer comparer = new Comparer(edit.before(), Set.of());
        return records.stream().allMatch(record -> {
            Optional<RecordValue> first = edit.forward().of(record).value().map(this::inOlder);
            Optional<RecordValue> second = edit.forward().of(inNewer(record)).value();
            return first.isEmpty()
                    || second.isPresent()
                            && comparer.compare(first.get(), second.get()).isEmpty();
        });
    }

    RecordValue inOlder(RecordValue record) {
        return changed(record, older);
    }

    RecordValue inNewer(RecordValue record) {
        return changed(record, newer);
    }

    private RecordValue changed(RecordValue record, int field) {
        List<Object> values = new ArrayList<>();
        IntStream.range(0, record.size()).forEach(i -> values.add(i == field ? value : record.get(i)));
        return new RecordValue(values);
    }
}
