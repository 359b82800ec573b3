package io.wirecost.accounts;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteCosts.FieldBytes;
import io.wirecost.core.run.ByteCosts.KindBytes;
import io.wirecost.core.run.ByteKind;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up the accounts of many messages. */
public final class AccountSum {
    /** So many fields a run keeps of each codec. */
    private static final int MOST_FIELDS = 20;

    private final Map<ByteKind, Long> kinds = new EnumMap<>(ByteKind.class);
    private final Map<BytePlace, Map<ByteKind, Long>> places = new HashMap<>();
    private int records;

    /** Adds the account of one more message. */
    public void add(ByteAccount account) {
        records++;
        for (ByteSpan span : account.spans()) {
            add(kinds, span.kind(), span.stretch().length());
            add(kindsAt(places, span.place()), span.kind(), span.stretch().length());
        }
    }

    /** Returns the sums, with the fields that cost most. */
    public ByteCosts sums() {
        Map<BytePlace, Map<ByteKind, Long>> fields = new HashMap<>();
        places.forEach((place, bytes) ->
                bytes.forEach((kind, more) -> add(kindsAt(fields, place.ofField()), kind, more)));
        List<FieldBytes> largest = fields.entrySet().stream()
                .map(field -> new FieldBytes(field.getKey().path(), list(field.getValue())))
                .sorted(Comparator.comparingLong(FieldBytes::bytes).reversed().thenComparing(FieldBytes::field))
                .limit(MOST_FIELDS)
                .toList();
        return new ByteCosts(records, list(kinds), largest);
    }

    private static Map<ByteKind, Long> kindsAt(Map<BytePlace, Map<ByteKind, Long>> places, BytePlace place) {
        return places.computeIfAbsent(place, absent -> new EnumMap<>(ByteKind.class));
    }

    private static void add(Map<ByteKind, Long> sums, ByteKind kind, long bytes) {
        sums.merge(kind, bytes, Long::sum);
    }

    private static List<KindBytes> list(Map<ByteKind, Long> bytes) {
        return bytes.entrySet().stream()
                .map(kind -> new KindBytes(kind.getKey(), kind.getValue()))
                .toList();
    }
}
