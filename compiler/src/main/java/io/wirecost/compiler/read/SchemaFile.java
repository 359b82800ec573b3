package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of a schema's file, in whatever language. */
public final class SchemaFile {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private SchemaFile() {}

    /**
     * Reads a file without its byte order mark.
     *
     * @param expected what the file should hold, for messages
     * @throws InputException if there is no such file, it cannot be read as text, or it is a schema in a language that is
     *     known not to be supported
     */
    public static String text(Path file, String expected) throws InputException {
        if (!Files.exists(file)) {
            throw new InputException(file + ": no such file; expected " + expected);
        } else if (Files.isDirectory(file)) {
            throw new InputException(file + ": is a folder; expected " + expected);
        }
        try {
            String text = Files.readString(file);
            String unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
            OtherLanguage.refuse(String.valueOf(file.getFileName()), unmarked, expected);
            return unmarked;
        } catch (CharacterCodingException e) {
            OtherLanguage.refuse(String.valueOf(file.getFileName()), "", expected);
            throw new InputException(file + ": is not UTF-8 text; expected " + expected);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage());
        }
    }
}
