package io.wirecost.workloads.records;

import io.wirecost.core.InputException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The lines of a text in UTF-8, one after the other, so that a large file needs no memory for more than one. */
final class Lines {
    private static final int MOST_BYTES = 64 << 20;
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final String file;
    private final InputStream in;
    private int number;

    Lines(String file, InputStream in) {
        this.file = file;
        this.in = new BufferedInputStream(in);
    }

    /** Number of the line that was read last, counted from 1. */
    int number() {
        return number;
    }

    /** The next line without its end; null behind the last. */
    String next() throws IOException, InputException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int read = in.read();
        if (read < 0) {
            return null;
        }
        number++;
        for (; read >= 0 && read != '\n'; read = in.read()) {
            line.write(read);
            if (line.size() > MOST_BYTES) {
                throw new InputException(file + ":" + number + ": the line is longer than " + MOST_BYTES
                        + " bytes; expected one record on each line");
            }
        }
        String text = decode(line.toByteArray());
        return number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    private String decode(byte[] line) throws InputException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new InputException(
                    file + ":" + number + ": is not UTF-8 text; expected one JSON record on each line");
        }
    }
}
