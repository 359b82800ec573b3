package io.wirecost.inference;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import io.wirecost.workloads.source.RawRecords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Some records in a row, copied so that another thread can read them. */
final class RecordBatch {
    private static final int MOST_RECORDS = 256;
    private static final int MOST_BYTES = 1 << 20;

    private final List<Slice> records = new ArrayList<>();
    private byte[] bytes = new byte[1 << 16];
    private int size;

    private RecordBatch() {}

    /**
     * A record.
     *
     * @param envelopeLength of what stands around it
     * @param wanted whether it was chosen when the batch was filled
     */
    record Slice(
            RecordBatch batch,
            int offset,
            int length,
            String file,
            int line,
            int column,
            long number,
            int envelopeLength,
            boolean wanted) {
        byte[] bytes() {
            return batch.bytes;
        }

        /** Reads the record as a tree. */
        Json json() throws InputException {
            return JsonText.read(bytes(), offset, length, new TextPlace(file, line, column));
        }

        /** The same record with another text. */
        Slice with(Json json) {
            RecordBatch own = new RecordBatch();
            own.bytes = JsonText.compact(json).getBytes(StandardCharsets.UTF_8);
            return new Slice(own, 0, own.bytes.length, file, line, column, number, envelopeLength, wanted);
        }

        /** Where it stands in its file, for messages. */
        String place() {
            return "record " + number + " (line " + line + ")";
        }
    }

    /** Moves to the next record of a pass. */
    interface Next {
        boolean next(RawRecords raw) throws IOException, InputException;
    }

    /**
     * Takes the next records; none behind the last.
     *
     * @param wanted chooses among them, and is asked once for each, in their order
     */
    static RecordBatch of(RawRecords raw, Next next, Predicate<RawRecords> wanted) throws IOException, InputException {
        RecordBatch batch = new RecordBatch();
        while (batch.records.size() < MOST_RECORDS && batch.size < MOST_BYTES && next.next(raw)) {
            batch.add(raw, wanted.test(raw));
        }
        return batch;
    }

    private void add(RawRecords raw, boolean wanted) {
        if (bytes.length - size < raw.length()) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + raw.length()));
        }
        System.arraycopy(raw.bytes(), raw.offset(), bytes, size, raw.length());
        records.add(new Slice(
                this,
                size,
                raw.length(),
                raw.file(),
                raw.line(),
                raw.column(),
                raw.number(),
                raw.envelopeLength(),
                wanted));
        size += raw.length();
    }

    boolean isEmpty() {
        return records.isEmpty();
    }

    List<Slice> records() {
        return records;
    }
}
