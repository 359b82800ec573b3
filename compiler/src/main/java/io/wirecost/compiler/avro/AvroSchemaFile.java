package io.wirecost.compiler.avro;

import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the file of an Avro schema. */
public final class AvroSchemaFile {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private AvroSchemaFile() {}

    /** @throws InputException if there is no such file, it cannot be read, or its text is no schema */
    public static Schema read(Path file) throws InputException {
        String name = file.toString();
        if (!Files.exists(file)) {
            throw new InputException(name + ": no such file; expected an Avro schema (.avsc)");
        } else if (Files.isDirectory(file)) {
            throw new InputException(name + ": is a folder; expected an Avro schema (.avsc)");
        }
        try {
            String text = Files.readString(file);
            return AvroSchemaReader.read(
                    text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, String.valueOf(file.getFileName()));
        } catch (CharacterCodingException e) {
            throw new InputException(name + ": is not UTF-8 text; expected an Avro schema (.avsc)");
        } catch (IOException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        }
    }
}
