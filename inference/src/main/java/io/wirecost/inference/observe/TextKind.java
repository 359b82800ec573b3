package io.wirecost.inference.observe;

import java.nio.CharBuffer;
import java.time.DateTimeException;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Locale;

/** Recognises by its characters what a string holds, if it is not a date or time of ISO 8601. */
final class TextKind {
    private static final int UUID_LENGTH = 36;
    private static final int SHORTEST_BASE64 = 16;
    private static final int MOST_DIGITS_OF_LONG = 19;
    private static final int MOST_DIGITS_OF_DECIMAL = 38;
    private static final DateTimeFormatter RFC_1123 =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT);
    private static final DateTimeFormatter CTIME =
            DateTimeFormatter.ofPattern("EEE MMM dd HH:mm:ss '+0000' yyyy", Locale.ROOT);

    private TextKind() {}

    static JsonKind of(char[] text, int offset, int length) {
        if (length == 0) {
            return JsonKind.EMPTY_TEXT;
        }
        if (isNumberStart(text[offset])) {
            JsonKind number = number(text, offset, length);
            if (number != JsonKind.TEXT) {
                return number;
            }
        }
        if (isWord(text, offset, length, "true") || isWord(text, offset, length, "false")) {
            return JsonKind.QUOTED_BOOLEAN;
        }
        if (length == UUID_LENGTH && text[offset + 8] == '-') {
            return isUuid(text, offset) ? JsonKind.UUID : JsonKind.TEXT;
        }
        if (length == 29 && text[offset + 3] == ',') {
            return isWritten(RFC_1123, new String(text, offset, length)) ? JsonKind.RFC_1123 : JsonKind.TEXT;
        }
        if (length == 30 && text[offset + 20] == '+') {
            return isWritten(CTIME, new String(text, offset, length)) ? JsonKind.CTIME : JsonKind.TEXT;
        }
        return length >= SHORTEST_BASE64 && length % 4 == 0 && isBase64(text, offset, length)
                ? JsonKind.BASE64
                : JsonKind.TEXT;
    }

    private static boolean isWord(char[] text, int offset, int length, String word) {
        return length == word.length() && word.contentEquals(CharBuffer.wrap(text, offset, length));
    }

    private static boolean isNumberStart(char c) {
        return c == '-' || (c >= '0' && c <= '9');
    }

    /** An integer or decimal as it would be written again: without leading zeros, without {@code -0}. */
    private static JsonKind number(char[] text, int offset, int length) {
        int first = text[offset] == '-' ? 1 : 0;
        int point = -1;
        boolean zero = true;
        for (int i = first; i < length; i++) {
            char c = text[offset + i];
            if (c == '.' && point < 0) {
                point = i;
            } else if (c < '0' || c > '9') {
                return JsonKind.TEXT;
            } else {
                zero &= c == '0';
            }
        }
        int integerDigits = (point < 0 ? length : point) - first;
        boolean padded = integerDigits > 1 && text[offset + first] == '0';
        if (integerDigits == 0 || padded || point == length - 1 || (zero && first == 1)) {
            return JsonKind.TEXT;
        }
        if (point >= 0) {
            return length - first - 1 <= MOST_DIGITS_OF_DECIMAL ? JsonKind.QUOTED_DECIMAL : JsonKind.TEXT;
        }
        return integerDigits < MOST_DIGITS_OF_LONG || isLong(new String(text, offset, length))
                ? JsonKind.QUOTED_INTEGER
                : JsonKind.TEXT;
    }

    private static boolean isLong(String digits) {
        try {
            return Long.toString(Long.parseLong(digits)).equals(digits);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static boolean isUuid(char[] text, int offset) {
        for (int i = 0; i < UUID_LENGTH; i++) {
            char c = text[offset + i];
            boolean dash = i == 8 || i == 13 || i == 18 || i == 23;
            boolean fits = dash ? c == '-' : (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWritten(DateTimeFormatter format, String text) {
        try {
            return format.format(format.parse(text)).equals(text);
        } catch (DateTimeException e) {
            return false;
        }
    }

    /** Padded base64 that mixes letters of both sizes and digits, as bytes do and words do not. */
    private static boolean isBase64(char[] text, int offset, int length) {
        boolean small = false;
        boolean large = false;
        boolean digit = false;
        for (int i = offset; i < offset + length; i++) {
            char c = text[i];
            if (c >= 'a' && c <= 'z') {
                small = true;
            } else if (c >= 'A' && c <= 'Z') {
                large = true;
            } else if (c >= '0' && c <= '9') {
                digit = true;
            } else if (c != '+' && c != '/' && (c != '=' || i < offset + length - 2)) {
                return false;
            }
        }
        return small && large && digit && isNoPath(text, offset) && isCanonical(new String(text, offset, length));
    }

    /** The alphabet of base64 has the slash, so {@code /images/UE0AAAAACEKo6QAAAAZDSVRN} could be some. */
    private static boolean isNoPath(char[] text, int offset) {
        int at = offset + 1;
        while (text[offset] == '/' && text[at] >= 'a' && text[at] <= 'z') {
            at++;
        }
        return at == offset + 1 || text[at] != '/';
    }

    private static boolean isCanonical(String base64) {
        try {
            return Base64.getEncoder()
                    .encodeToString(Base64.getDecoder().decode(base64))
                    .equals(base64);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
