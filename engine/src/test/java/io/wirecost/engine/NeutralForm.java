package io.wirecost.engine;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import io.wirecost.core.value.ValueWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** The format of test codecs that have no library: the neutral form of a record. */
public final class NeutralForm {
    private NeutralForm() {}

    public static byte[] write(Schema schema, RecordValue record) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryOutput out = new BinaryOutput(bytes);
        new ValueWriter(schema, out).write(record);
        out.flush();
        return bytes.toByteArray();
    }

    /** Reads a record; what stands behind it nobody reads. */
    public static RecordValue read(Schema schema, byte[] message) throws IOException {
        return new ValueReader(schema, new BinaryInput("message", new ByteArrayInputStream(message))).read();
    }
}
