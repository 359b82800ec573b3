package io.wirecost.cli;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that a user names. */
final class InputFile {
    private InputFile() {}

    /** @throws InputException if there is no such file, or it is not text */
    static String text(Path file) throws InputException {
        try {
            if (Files.isDirectory(file)) {
                throw new InputException(file + ": is a folder; expected a file");
            }
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new InputException(file + ": no such file");
        } catch (CharacterCodingException e) {
            throw new InputException(file + ": is not UTF-8 text");
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage());
        }
    }
}
