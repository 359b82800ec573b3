package io.wirecost.studies.form;

import io.wirecost.core.InputException;
import io.wirecost.studies.Study;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The files of a study, wherever they are. */
interface StudyFiles {
    /**
     * Returns the text of a file.
     *
     * @throws InputException if there is no such file, or it cannot be read as UTF-8
     */
    String text(String name) throws InputException;

    /** How messages name a file. */
    String place(String name);

    /** The files of a folder. */
    static StudyFiles in(Path folder) {
        return new StudyFiles() {
            @Override
            public String text(String name) throws InputException {
                try {
                    return Files.readString(folder.resolve(name));
                } catch (NoSuchFileException e) {
                    throw new InputException(place(name) + " does not exist");
                } catch (IOException e) {
                    throw new InputException(place(name) + " cannot be read: " + e.getMessage());
                }
            }

            @Override
            public String place(String name) {
                return folder.resolve(name).toString();
            }
        };
    }

    /** The files of a study that comes with wirecost. */
    static StudyFiles builtIn(String id) {
        return new StudyFiles() {
            @Override
            public String text(String name) throws InputException {
                try (InputStream file = Study.class.getResourceAsStream(id + "/" + name)) {
                    if (file == null) {
                        throw new InputException(place(name) + " does not exist");
                    }
                    return new String(file.readAllBytes(), StandardCharsets.UTF_8);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }

            @Override
            public String place(String name) {
                return id + "/" + name;
            }
        };
    }
}
