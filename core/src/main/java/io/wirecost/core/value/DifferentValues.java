package io.wirecost.core.value;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.binary.Bytes;
import io.wirecost.core.schema.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Counts how many of some records differ, by the rules of {@link Comparer}. */
public final class DifferentValues {
    private DifferentValues() {}

    public static int count(Schema schema, List<RecordValue> records) throws IOException {
        Set<Bytes> seen = new HashSet<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryOutput out = new BinaryOutput(bytes);
        ValueWriter writer = ValueWriter.canonical(schema, out);
        for (RecordValue record : records) {
            bytes.reset();
            writer.write(record);
            out.flush();
            seen.add(new Bytes(bytes.toByteArray()));
        }
        return seen.size();
    }
}
