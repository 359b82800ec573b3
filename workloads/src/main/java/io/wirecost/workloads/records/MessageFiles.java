package io.wirecost.workloads.records;

import com.google.protobuf.CodedInputStream;
import io.wirecost.compiler.read.Reading.BinaryMessages;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.source.SamplePlan;
import io.wirecost.workloads.source.Sampling;
import io.wirecost.workloads.source.SizeCounts;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Binary messages of a user: each behind its length in one file, or one in each file of a folder. */
final class MessageFiles {
    private static final int MOST_BYTES = 64 << 20;
    private static final Pattern BINARY = Pattern.compile("[^.].*\\.(pb|bin|binpb|protobuf)");
    private static final Pattern TEXT_FORMAT = Pattern.compile(".*\\.(textproto|txtpb|textpb|pbtxt|asciipb)");
    private static final Pattern TEXT = Pattern.compile(".*\\.(json|jsonl|ndjson)(\\.(gz|zst))?");

    private final Path path;
    private final Schema schema;
    private final BinaryMessages reader;

    MessageFiles(Path path, Schema schema, BinaryMessages reader) {
        this.path = path;
        this.schema = schema;
        this.reader = reader;
    }

    /**
     * Returns whether a path holds such messages, by names or by its first byte, and not JSON.
     *
     * @throws InputException if it holds Protocol Buffers' text format
     */
    static boolean areAt(Path path) throws IOException, InputException {
        if (Files.isDirectory(path)) {
            return !inFolder(path).isEmpty();
        }
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        if (TEXT_FORMAT.matcher(name).matches()) {
            throw new InputException(
                    path
                            + ": is Protocol Buffers' text format, which is not read; write the records as its JSON, or as binary messages");
        }
        if (!Files.isRegularFile(path) || TEXT.matcher(name).matches()) {
            return false;
        }
        return BINARY.matcher(name).matches() || !isText(path);
    }

    private static boolean isText(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            for (byte b : in.readNBytes(1 << 10)) {
                if (b >= 0 && b < ' ' && !Character.isWhitespace(b)) {
                    return false;
                }
            }
            return true;
        }
    }

    private static List<Path> inFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> BINARY.matcher(
                                    String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT))
                            .matches())
                    .sorted()
                    .toList();
        }
    }

    /** @throws InputException with the first messages that cannot be read */
    Taken take(Sampling sampling) throws IOException, InputException {
        Problems problems = Problems.inMany(String.valueOf(path.getFileName()));
        List<RecordValue> all = new ArrayList<>();
        if (Files.isDirectory(path)) {
            for (Path file : inFolder(path)) {
                read(Files.readAllBytes(file), String.valueOf(file.getFileName()), all, problems);
            }
        } else {
            delimited(all, problems);
        }
        problems.refuse();
        SizeCounts sizes = new SizeCounts();
        PlainJson json = new PlainJson(schema);
        all.forEach(record -> sizes.add(JsonText.compactBytes(json.of(record))));
        SamplePlan plan = sampling.plan(sizes);
        List<RecordValue> taken = all.stream()
                .filter(record -> plan.take(JsonText.compactBytes(json.of(record))))
                .toList();
        return new Taken(taken, Optional.empty(), plan.sampled());
    }

    private void delimited(List<RecordValue> all, Problems problems) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            for (int first = in.read(); first >= 0; first = in.read()) {
                int length = CodedInputStream.readRawVarint32(first, in);
                if (length < 0 || length > MOST_BYTES) {
                    problems.add(
                            "",
                            "message " + (all.size() + 1) + ": its length is " + length
                                    + "; expected messages that each stand behind their length, or a folder with one in each file");
                    return;
                }
                byte[] message = in.readNBytes(length);
                if (message.length < length) {
                    throw new EOFException();
                }
                read(message, "message " + (all.size() + 1), all, problems);
            }
        } catch (EOFException | com.google.protobuf.InvalidProtocolBufferException e) {
            problems.add(
                    "",
                    "ends within message " + (all.size() + 1)
                            + "; expected messages that each stand behind their length, or a folder with one in each file");
        }
    }

    private void read(byte[] message, String place, List<RecordValue> all, Problems problems) {
        problems.moveTo(place);
        try {
            all.add(reader.read(message));
        } catch (InputException e) {
            e.problems().forEach(problem -> problems.add("", problem));
            all.add(null);
        }
        problems.moveTo("");
    }
}
