package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The text of a schema's file, in whatever language. */
public final class SchemaFile {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private SchemaFile() {}

    /**
     * Reads a file without its byte order mark.
     *
     * @param expected what the file should hold, for messages
     * @throws InputException if there is no such file, or it cannot be read as text
     */
    public static SchemaSource text(Path file, String expected) throws InputException {
        if (!Files.exists(file)) {
            throw new InputException(file + ": no such file; expected " + expected);
        } else if (Files.isDirectory(file)) {
            throw new InputException(file + ": is a folder; expected " + expected);
        }
        try {
            String text = Files.readString(file);
            String unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
            return new SchemaSource(String.valueOf(file.getFileName()), file, unmarked);
        } catch (CharacterCodingException e) {
            refuseOther(new SchemaSource(String.valueOf(file.getFileName()), file, ""), expected);
            throw new InputException(file + ": is not UTF-8 text; expected " + expected);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage());
        }
    }

    /** @throws InputException if a text is a schema in a language that is known not to be supported */
    public static void refuseOther(SchemaSource text, String supported) throws InputException {
        OtherLanguage.refuse(text.name(), text.text(), supported);
    }

    /**
     * The files below a folder that a filter takes, in the order of their paths.
     *
     * @throws InputException if the folder cannot be read
     */
    public static List<Path> inFolder(Path folder, java.util.function.Predicate<String> names) throws InputException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(file -> Files.isRegularFile(file) && names.test(String.valueOf(file.getFileName())))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be read: " + e.getMessage());
        }
    }
}
