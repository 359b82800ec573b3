package io.wirecost.accounts.walk;

import io.wirecost.accounts.account.UnreadableBytes;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Reads the text between two quotes, with the escapes of JSON and those that Ion has besides. */
public final class QuotedText {
    private static final int BYTE_DIGITS = 2;
    private static final int UNICODE_DIGITS = 4;
    private static final int CODE_POINT_DIGITS = 8;
    private static final int RADIX = 16;

    private final ByteReader in;
    private final char quote;
    private final ByteArrayOutputStream plain = new ByteArrayOutputStream();
    private final StringBuilder text = new StringBuilder();

    /** @param quote what ends the text */
    public QuotedText(ByteReader in, char quote) {
        this.in = in;
        this.quote = quote;
    }

    /** Stops before the quote. */
    public String read() throws UnreadableBytes {
        while (in.peek() != quote) {
            int next = in.next();
            if (next == '\\') {
                flush();
                text.appendCodePoint(escaped(in.next()));
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

    private int escaped(int escape) throws UnreadableBytes {
        return switch (escape) {
            case '0' -> '\0';
            case 'a' -> '\u0007';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'v' -> '\u000b';
            case 'x' -> number(BYTE_DIGITS);
            case 'u' -> number(UNICODE_DIGITS);
            case 'U' -> number(CODE_POINT_DIGITS);
            default -> escape;
        };
    }

    private int number(int digits) throws UnreadableBytes {
        return Integer.parseInt(new String(in.next(digits), StandardCharsets.US_ASCII), RADIX);
    }
}
