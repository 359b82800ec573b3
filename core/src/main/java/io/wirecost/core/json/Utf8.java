package io.wirecost.core.json;

import io.wirecost.core.InputException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Text in UTF-8: decoded strictly, and measured without being encoded. */
final class Utf8 {
    private static final char REPLACEMENT = '\ufffd';

    private Utf8() {}

    /** @throws InputException with line and column of the first bytes that are no UTF-8 */
    static String decode(byte[] bytes, int offset, int length, TextPlace place) throws InputException {
        String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACEMENT) >= 0) { // stands in the text, or instead of what cannot be decoded
            refuseMalformed(ByteBuffer.wrap(bytes, offset, length), offset, place);
        }
        return text;
    }

    private static void refuseMalformed(ByteBuffer bytes, int offset, TextPlace place) throws InputException {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer passed = CharBuffer.allocate(1 << 10);
        CoderResult result;
        do {
            result = decoder.decode(bytes, passed.clear(), true);
        } while (result.isOverflow());
        if (bytes.hasRemaining()) {
            throw malformed(bytes.array(), offset, bytes.position(), place);
        }
    }

    private static InputException malformed(byte[] bytes, int from, int at, TextPlace place) {
        int line = 1;
        int lineStart = from;
        for (int i = from; i < at; i++) {
            if (bytes[i] == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new InputException(place.within(line, at - lineStart + 1) + ": the byte 0x"
                + Integer.toHexString(bytes[at] & 0xff) + " is no UTF-8; expected JSON in UTF-8");
    }

    /** Counts the bytes that texts would take. */
    static final class Length implements Consumer<String> {
        private static final int ASCII = 0x80;
        private static final int TWO_BYTES = 0x800;

        private long bytes;

        @Override
        public void accept(String text) {
            for (int i = 0; i < text.length(); i++) {
                char unit = text.charAt(i);
                // Each half of a surrogate pair stands for two of its four bytes.
                bytes += unit < ASCII ? 1 : unit < TWO_BYTES || Character.isSurrogate(unit) ? 2 : 3;
            }
        }

        long bytes() {
            return bytes;
        }
    }
}
