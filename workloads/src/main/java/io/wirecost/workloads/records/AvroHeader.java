package io.wirecost.workloads.records;

import io.wirecost.core.InputException;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an Avro container file says of itself in front of its records. Read here and not by the library, which would
 * parse the schema before we have looked at it.
 */
record AvroHeader(String schema, String compression) {
    static final byte[] MAGIC = {'O', 'b', 'j', 1};

    private static final int MOST_BYTES = 16 << 20;

    static AvroHeader read(Path path) throws IOException, InputException {
        String file = String.valueOf(path.getFileName());
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
                throw new InputException(file + ": is no Avro file: it does not start with \"Obj\" and 1");
            }
            Map<String, String> entries = entries(in);
            if (!entries.containsKey("avro.schema")) {
                throw new InputException(file + ": is no Avro file: its header names no avro.schema");
            }
            return new AvroHeader(entries.get("avro.schema"), entries.getOrDefault("avro.codec", "null"));
        } catch (EOFException e) {
            throw new InputException(file + ": is damaged: its header ends too early or is too long");
        }
    }

    private static Map<String, String> entries(InputStream in) throws IOException {
        Map<String, String> entries = new LinkedHashMap<>();
        for (long count = number(in); count != 0; count = number(in)) {
            if (count < 0) {
                number(in); // the size of the block, for those who skip it
                count = -count;
            }
            for (; count > 0; count--) {
                entries.put(text(in), text(in));
            }
        }
        return entries;
    }

    private static String text(InputStream in) throws IOException {
        long length = number(in);
        if (length < 0 || length > MOST_BYTES) {
            throw new EOFException();
        }
        byte[] bytes = in.readNBytes((int) length);
        if (bytes.length < length) {
            throw new EOFException();
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Avro's long: seven bits a byte, the lowest first, signs folded in. */
    private static long number(InputStream in) throws IOException {
        long folded = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            int read = in.read();
            if (read < 0) {
                throw new EOFException();
            }
            folded |= (read & 0x7fL) << shift;
            if (read < 0x80) {
                return (folded >>> 1) ^ -(folded & 1);
            }
        }
        throw new EOFException();
    }
}
