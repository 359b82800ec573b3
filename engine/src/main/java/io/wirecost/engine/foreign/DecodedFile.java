package io.wirecost.engine.foreign;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.FileFormat;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The file in which a runner hands back what it has decoded, in the neutral form. The protocol describes it. */
final class DecodedFile {
    private static final FileFormat FORMAT = new FileFormat("wirecost decoded", 1);

    private DecodedFile() {}

    /**
     * Everything, in the order of the messages.
     *
     * @throws io.wirecost.core.binary.DamagedFileException if it is no such file, is cut short, or has other values than
     *     the schema's
     */
    static List<RecordValue> read(Path file, Schema schema) throws IOException {
        try (BinaryInput in = BinaryInput.open(file)) {
            in.header(FORMAT);
            List<RecordValue> records = records(in, schema);
            in.end();
            return records;
        }
    }

    private static List<RecordValue> records(BinaryInput in, Schema schema) throws IOException {
        ValueReader values = new ValueReader(schema, in);
        try {
            return in.list(values::read);
        } catch (RuntimeException e) { // of what refuses a value that cannot be
            throw in.damaged("a value that is none of its type: " + e.getMessage(), e);
        } catch (StackOverflowError e) {
            throw in.damaged("values nested too deeply", e);
        }
    }
}
