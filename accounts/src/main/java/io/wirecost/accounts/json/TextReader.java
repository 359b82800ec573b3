package io.wirecost.accounts.json;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Reads the text between two quotes. */
final class TextReader {
    private static final int UNICODE_DIGITS = 4;
    private static final int RADIX = 16;

    private final ByteReader in;
    private final ByteArrayOutputStream plain = new ByteArrayOutputStream();
    private final StringBuilder text = new StringBuilder();

    TextReader(ByteReader in) {
        this.in = in;
    }

    /** Stops before the quote. */
    String read() throws UnreadableBytes {
        while (in.peek() != '"') {
            int next = in.next();
            if (next == '\\') {
                flush();
                text.append(escaped(in.next()));
            } else {
                plain.write(next);
            }
        }
        flush();
        return text.toString();
    }

    private void flush() {
        text.append(plain.toString(StandardCharsets.UTF_8));
        plain.reset();
    }

    private char escaped(int escape) throws UnreadableBytes {
        return switch (escape) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) Integer.parseInt(new String(in.next(UNICODE_DIGITS), StandardCharsets.US_ASCII), RADIX);
            default -> (char) escape;
        };
    }
}
