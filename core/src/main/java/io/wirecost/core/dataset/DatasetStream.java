package io.wirecost.core.dataset;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import java.io.IOException;
import java.util.Optional;

/** The records of a dataset's file one after the other, so that memory never has to hold all of them. */
public final class DatasetStream implements AutoCloseable {
    private final BinaryInput in;
    private final Schema schema;
    private final ValueReader values;
    private int groupsLeft;
    private int recordsLeft;

    /** @param in before the number of groups */
    DatasetStream(BinaryInput in, Schema schema, ValueReader values) throws IOException {
        this.in = in;
        this.schema = schema;
        this.values = values;
        this.groupsLeft = in.length();
    }

    /** Returns how many bytes of the file have been taken so far. */
    public long bytesRead() {
        return in.bytesRead();
    }

    public Schema schema() {
        return schema;
    }

    /**
     * The next record; empty after the last one.
     *
     * @throws io.wirecost.core.binary.DamagedFileException if the file is cut short or damaged
     */
    public Optional<RecordValue> next() throws IOException {
        while (recordsLeft == 0) {
            if (groupsLeft == 0) {
                in.end();
                return Optional.empty();
            }
            groupsLeft--;
            in.text();
            recordsLeft = in.length();
        }
        recordsLeft--;
        return Optional.of(in.contents("a record", values::read));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
