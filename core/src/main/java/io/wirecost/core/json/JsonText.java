package io.wirecost.core.json;

import io.wirecost.core.InputException;
import java.util.Optional;

/**
 * The one reader of JSON for files and lines of ours and of users. It reads one text strictly: what is wrong with it is
 * said with line and column. Writes it compactly, or laid out in lines.
 */
public final class JsonText {
    /** Most objects and arrays within one another: a text that needs more is a mistake or an attack. */
    public static final int DEPTH = 500;

    /** Most digits of a number. */
    public static final int NUMBER_LENGTH = 2_000;

    /** Most characters of a key. */
    public static final int KEY_LENGTH = 50_000;

    /** Most values, keys and brackets of a user's text: so many take less memory than we have. */
    public static final int TOKENS = 2_000_000;

    private JsonText() {}

    /**
     * Reads a whole text.
     *
     * @param sourceName the file's name, for messages
     * @throws InputException with {@code sourceName:line:column} if the text is not one JSON value or a key stands twice
     *     in one object
     */
    public static Json read(String text, String sourceName) throws InputException {
        return read(text, new TextPlace(sourceName, 1, 1));
    }

    /**
     * Reads a slice of a file's bytes.
     *
     * @param place where in the file the slice begins
     * @throws InputException as of a whole text, and if the bytes are no UTF-8
     */
    public static Json read(byte[] bytes, int offset, int length, TextPlace place) throws InputException {
        return read(Utf8.decode(bytes, offset, length, place), place);
    }

    /**
     * Reads a text that is part of a file.
     *
     * @param place where in the file it begins
     */
    public static Json read(String text, TextPlace place) throws InputException {
        return new JsonReader(text, place, TOKENS, Optional.empty()).read();
    }

    /**
     * Reads a file that wirecost wrote, which may have any number of values.
     *
     * @throws InputException as of a slice of bytes
     */
    public static Json readOwn(byte[] bytes, String sourceName) throws InputException {
        TextPlace place = new TextPlace(sourceName, 1, 1);
        String text = Utf8.decode(bytes, 0, bytes.length, place);
        return new JsonReader(text, place, Integer.MAX_VALUE, Optional.empty()).read();
    }

    /** A value as JSON without white space; numbers keep their digits, and members their order. */
    public static String compact(Json json) {
        StringBuilder text = new StringBuilder();
        new JsonWriter(text::append, false).write(json);
        return text.toString();
    }

    /** A value as JSON laid out in lines, for people. */
    public static String indented(Json json) {
        StringBuilder text = new StringBuilder();
        new JsonWriter(text::append, true).write(json);
        return text.toString();
    }

    /** Returns how many bytes {@link #compact} takes in UTF-8. */
    public static int compactBytes(Json json) {
        Utf8.Length length = new Utf8.Length();
        new JsonWriter(length, false).write(json);
        return Math.toIntExact(length.bytes());
    }
}
