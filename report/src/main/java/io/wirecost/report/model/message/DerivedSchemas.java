package io.wirecost.report.model.message;

import io.wirecost.core.run.Run;
import io.wirecost.document.TerminalText;
import io.wirecost.report.model.message.DerivedSchema.SchemaFile;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the derived schemas that a run left in its folder. */
public final class DerivedSchemas {
    /** All texts together stay below this, so that the report stays a file that opens at once. */
    private static final long MOST_BYTES = 100_000;

    /** Classes are long and say little beyond the schema. */
    private static final String CLASS = ".java";

    private final Run run;
    private final Path folder;
    private final Map<String, String> places = new HashMap<>();
    private long bytesLeft = MOST_BYTES;

    /** @param folder in which each target has one */
    private DerivedSchemas(Run run, Path folder) {
        this.run = run;
        this.folder = folder;
    }

    /**
     * @param folder the run's, in which {@code schemas/} has a folder per target
     * @return one entry per target, by name; none when the folder has no schemas
     * @throws IOException if what is there cannot be read
     */
    public static List<DerivedSchema> read(Path folder, Run run) throws IOException {
        Path schemas = folder.resolve("schemas");
        if (!Files.isDirectory(schemas, LinkOption.NOFOLLOW_LINKS)) {
            return List.of();
        }
        DerivedSchemas reader = new DerivedSchemas(run, schemas);
        List<DerivedSchema> all = new ArrayList<>();
        for (Path target : sorted(Files.list(schemas))) {
            if (Files.isDirectory(target, LinkOption.NOFOLLOW_LINKS)) {
                all.add(reader.target(target));
            }
        }
        return all;
    }

    private DerivedSchema target(Path folder) throws IOException {
        String target = folder.getFileName().toString();
        List<SchemaFile> files = new ArrayList<>();
        for (Path file : sorted(Files.walk(folder))) {
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                files.add(
                        new SchemaFile(TerminalText.text(folder.relativize(file).toString()), text(file)));
            }
        }
        CodecLabels names = new CodecLabels(run);
        List<String> codecs = run.codecs().stream()
                .filter(codec -> codec.target().equals(target))
                .map(codec -> names.of(codec.variant()))
                .toList();
        return new DerivedSchema(TerminalText.text(target), codecs, files);
    }

    private String text(Path file) throws IOException {
        long bytes = Files.size(file);
        if (file.toString().endsWith(CLASS)) {
            return "(a class of %s bytes, in the run's folder)".formatted(Units.count(bytes));
        }
        if (bytes > bytesLeft) {
            return "(%s bytes, left out here: it is in the run's folder)".formatted(Units.count(bytes));
        }
        String text = lines(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        String place = folder.relativize(file).toString();
        String first = places.putIfAbsent(text, place);
        if (first != null) {
            return "(the same as %s)".formatted(TerminalText.text(first));
        }
        bytesLeft -= bytes;
        return text;
    }

    /** Text of several lines, each made visible. */
    public static String lines(String text) {
        return text.lines()
                .map(line -> TerminalText.text(line.replace("\t", "    ")))
                .collect(Collectors.joining("\n"));
    }

    private static List<Path> sorted(Stream<Path> paths) {
        try (paths) {
            return paths.sorted().toList();
        }
    }
}
