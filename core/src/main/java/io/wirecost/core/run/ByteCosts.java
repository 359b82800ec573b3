package io.wirecost.core.run;

import java.util.List;

/**
 * What the bytes of a codec are there for, in all records of a dataset together.
 *
 * @param records how many were accounted for
 * @param kinds the bytes of each kind that occurs; together they are all bytes of these records
 * @param fields the fields that cost most, the largest first; there may be others
 */
public record ByteCosts(int records, List<KindBytes> kinds, List<FieldBytes> fields) {
    public ByteCosts {
        kinds = List.copyOf(kinds);
        fields = List.copyOf(fields);
    }

    /**
     * The bytes of one kind.
     *
     * @param bytes how many there are, in all records together
     */
    public record KindBytes(ByteKind kind, long bytes) {}

    /**
     * The bytes of one field.
     *
     * @param field names with dots between them, and {@code []} or <code>{}</code> behind that of a list or map whose
     *     elements have fields; empty for what belongs to the message itself
     */
    public record FieldBytes(String field, List<KindBytes> kinds) {
        public FieldBytes {
            kinds = List.copyOf(kinds);
        }

        /** Returns the bytes of all kinds. */
        public long bytes() {
            return total(kinds);
        }
    }

    /** Returns the bytes of all kinds: the sum of the sizes of the records. */
    public long bytes() {
        return total(kinds);
    }

    /** Returns the bytes of a kind; 0 where it does not occur. */
    public long bytes(ByteKind kind) {
        return bytes(kinds, kind);
    }

    /** Returns the bytes of a kind among some; 0 where it does not occur. */
    public static long bytes(List<KindBytes> kinds, ByteKind kind) {
        return total(kinds.stream().filter(each -> each.kind == kind).toList());
    }

    private static long total(List<KindBytes> kinds) {
        return kinds.stream().mapToLong(KindBytes::bytes).sum();
    }
}
