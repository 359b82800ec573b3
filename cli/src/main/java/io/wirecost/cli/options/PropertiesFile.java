package io.wirecost.cli.options;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** A file of settings, as Java's clients have them. */
final class PropertiesFile {
    private PropertiesFile() {}

    /**
     * Reads one.
     *
     * @param option that names it
     */
    static Map<String, String> read(String option, Path file) throws InputException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException("%s %s: cannot be read as properties: %s".formatted(option, file, e.getMessage()));
        }
        Map<String, String> settings = new TreeMap<>();
        properties.stringPropertyNames().forEach(key -> settings.put(key, properties.getProperty(key)));
        return settings;
    }
}
