package io.wirecost.harness.proof;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.binary.FileFormat;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import io.wirecost.core.value.ValueWriter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The file in which a process hands back what it has decoded, in the neutral form. The runner protocol describes it. */
public final class DecodedFile {
    private static final FileFormat FORMAT = new FileFormat("wirecost decoded", 1);

    private DecodedFile() {}

    /** Writes everything, in the order of the messages. Equal values are equal bytes. */
    public static void write(Path file, Schema schema, List<RecordValue> records) throws IOException {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file))) {
            BinaryOutput out = new BinaryOutput(stream);
            out.header(FORMAT);
            out.int32(records.size());
            ValueWriter values = ValueWriter.canonical(schema, out);
            for (RecordValue record : records) {
                values.write(record);
            }
            out.flush();
        }
    }

    /**
     * Everything, in the order of the messages.
     *
     * @throws io.wirecost.core.binary.DamagedFileException if it is no such file, is cut short, or has other values than
     *     the schema's
     */
    public static List<RecordValue> read(Path file, Schema schema) throws IOException {
        try (BinaryInput in = BinaryInput.open(file)) {
            in.header(FORMAT);
            ValueReader values = new ValueReader(schema, in);
            List<RecordValue> records = in.contents("values of the schema", () -> in.list(values::read));
            in.end();
            return records;
        }
    }
}
