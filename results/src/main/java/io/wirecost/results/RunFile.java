package io.wirecost.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.InputException;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.run.Run;
import io.wirecost.results.upgrade.FormatOne;
import io.wirecost.results.upgrade.FormatTwo;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** {@code run.json}, as {@code run.schema.3.json} beside this class describes it. */
public final class RunFile {
    private RunFile() {}

    /**
     * Replaces the file in one step, so that a crash at any time leaves the former or the new run, whole.
     *
     * @throws IllegalArgumentException if a figure is NaN or infinite, with its place
     * @throws WriteFailure if it cannot be written; what was in the file before is still there
     */
    public static void write(Run run, Path file) throws IOException {
        write(toJson(run, RunMapper.writer()), file);
    }

    /** Does the same as {@link #write} without white space, for files that are kept for long. */
    public static void writeSmall(Run run, Path file) throws IOException {
        write(small(run), file);
    }

    /** A run in one line. */
    static byte[] small(Run run) {
        return toJson(run, RunMapper.smallWriter());
    }

    /** Returns whether there is a run, complete or as far as its {@link RunJournal} has come. */
    public static boolean exists(Path file) {
        return Files.exists(file) || Files.exists(RunJournal.beside(file));
    }

    /** Replaces a file in one step. */
    static void write(byte[] json, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path partial = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".partial");
        try {
            writeThrough(json, partial);
            Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    /**
     * Reads a run. If it has not come to its end, its steps are read.
     *
     * @throws InputException with every problem of the file: missing, damaged (line and column), written by another
     *     version, or not what its schema says
     */
    public static Run read(Path file) throws InputException {
        JsonNode json = parse(file);
        if (version(file, json) == FormatOne.VERSION) {
            refuse(file, RunSchema.problems(FormatOne.VERSION, json));
            refuse(file, FormatOne.upgrade((ObjectNode) json));
        }
        if (version(file, json) == FormatTwo.VERSION) {
            FormatTwo.upgrade((ObjectNode) json);
        }
        refuse(file, RunSchema.problems(Run.FORMAT_VERSION, json));
        Run run;
        try {
            run = RunMapper.MAPPER.treeToValue(json, Run.class);
        } catch (JsonMappingException e) {
            throw new InputException(file + ": " + place(e) + ": " + e.getOriginalMessage());
        } catch (JsonProcessingException e) {
            throw new InputException(file + ": " + e.getOriginalMessage());
        }
        refuse(file, Consistency.problems(run));
        return run;
    }

    private static byte[] toJson(Run run, ObjectWriter writer) {
        try {
            return (writer.writeValueAsString(run) + "\n").getBytes(StandardCharsets.UTF_8);
        } catch (JsonMappingException e) {
            throw new IllegalArgumentException(place(e) + ": " + e.getOriginalMessage(), e);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a run can always be written as JSON", e);
        }
    }

    private static void writeThrough(byte[] content, Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    private static JsonNode parse(Path file) throws InputException {
        try {
            if (Files.exists(RunJournal.beside(file))) {
                return RunJournal.read(RunJournal.beside(file));
            }
            return parse(file, Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw new InputException(file + " does not exist: expected a run.json that `wirecost run` wrote");
        } catch (IOException e) {
            throw new InputException(file + " cannot be read: " + e.getMessage());
        }
    }

    private static JsonNode parse(Path file, byte[] json) throws InputException {
        if (new String(json, StandardCharsets.UTF_8).isBlank()) {
            throw new InputException(file + " is empty: expected a run.json that wirecost wrote");
        }
        try {
            return Tree.of(JsonText.readOwn(json, file.toString()));
        } catch (InputException e) {
            throw new InputException(e.problems().stream()
                    .map(problem -> problem + "; damaged JSON: measure again or restore the file")
                    .toList());
        }
    }

    /** A document that does not say is taken for one of this version, which then tells what is wrong with it. */
    private static long version(Path file, JsonNode json) throws InputException {
        JsonNode version = json.path("formatVersion");
        if (!version.canConvertToExactIntegral()) {
            return Run.FORMAT_VERSION;
        }
        if (FormatOne.VERSION <= version.asLong() && version.asLong() <= Run.FORMAT_VERSION) {
            return version.asLong();
        }
        String remedy = version.asLong() > Run.FORMAT_VERSION
                ? "read it with the newer wirecost that wrote it"
                : "measure again, or read it with the wirecost that wrote it";
        throw new InputException(file + ": formatVersion is " + version.asText() + ", this wirecost reads "
                + FormatOne.VERSION + " to " + Run.FORMAT_VERSION + ": " + remedy);
    }

    private static void refuse(Path file, List<String> problems) throws InputException {
        if (!problems.isEmpty()) {
            throw new InputException(
                    problems.stream().map(problem -> file + ": " + problem).toList());
        }
    }

    private static String place(JsonMappingException problem) {
        StringBuilder place = new StringBuilder("$");
        for (JsonMappingException.Reference step : problem.getPath()) {
            place.append(step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName());
        }
        return place.toString();
    }
}
