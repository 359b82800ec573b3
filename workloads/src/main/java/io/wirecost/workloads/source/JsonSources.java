package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Finds the records that a path means: those of a file, or of the files in a folder; of Kafka Connect's JSON, the payloads. How the records are arranged and
 * compressed is seen from their content.
 */
public final class JsonSources {
    /** What may be given, for messages. */
    public static final String EXPECTED =
            "JSON records (one a line, one after the other, or in an array), or an Avro file (.avro)";

    private static final Pattern IN_FOLDER = Pattern.compile("[^.].*\\.(json|ndjson|jsonl)(\\.(gz|zst))?");

    private JsonSources() {}

    /**
     * Returns the records of a path.
     *
     * @throws InputException if there is nothing, nothing that can be read more than once, or something else than JSON
     */
    public static JsonSource of(Path given) throws IOException, InputException {
        return PayloadSource.of(found(given, name(given))); // says now what is no JSON
    }

    private static JsonSource found(Path given, String name) throws IOException, InputException {
        if (Files.isDirectory(given)) {
            return new FilesSource(name, inFolder(given, name));
        } else if (!Files.exists(given)) {
            throw new InputException(given + ": no such file or folder; expected " + EXPECTED);
        } else if (!Files.isRegularFile(given)) {
            throw new InputException(given
                    + ": is no regular file, and records are read more than once; send them to standard input: -");
        }
        return new FilesSource(name, List.of(new SourceFile(given, name)));
    }

    private static String name(Path given) {
        return String.valueOf(given.toAbsolutePath().normalize().getFileName());
    }

    private static List<SourceFile> inFolder(Path folder, String folderName) throws IOException, InputException {
        List<SourceFile> files = new ArrayList<>();
        int others = 0;
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
            for (Path path : found) {
                String name = name(path);
                if (Files.isRegularFile(path)
                        && IN_FOLDER.matcher(name.toLowerCase(Locale.ROOT)).matches()) {
                    files.add(new SourceFile(path, folderName + "/" + name));
                } else {
                    others++;
                }
            }
        }
        if (files.isEmpty()) {
            throw new InputException(folder + ": is a folder without records; expected files that end with .json,"
                    + " .ndjson or .jsonl, or with .gz or .zst behind that; it holds " + others + " of other kinds");
        }
        files.sort(Comparator.comparing(SourceFile::name));
        return List.copyOf(files);
    }
}
