package io.wirecost.evolution.trial;

import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.edit.Wish;
import io.wirecost.evolution.edit.Wished;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a reader should see of records, worked out once for all codecs.
 *
 * @param wish says it of any record
 * @param known of these very objects
 */
record KnownWishes(Wish wish, Map<RecordValue, Wished> known) implements Wish {
    static KnownWishes of(Wish wish, List<RecordValue> records) {
        Map<RecordValue, Wished> known = new IdentityHashMap<>();
        records.forEach(record -> known.put(record, wish.of(record)));
        return new KnownWishes(wish, known);
    }

    @Override
    public Wished of(RecordValue written) {
        Wished found = known.get(written);
        return found == null ? wish.of(written) : found;
    }
}
