package io.wirecost.compiler.read.proto;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.InvalidProtocolBufferException;
import io.wirecost.compiler.build.WellKnownProtos;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.InputException;
import io.wirecost.process.Command;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs protoc, which parses files and finds their imports. */
final class Protoc {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final String TOOL = "protoc";
    private static final Pattern UNKNOWN_EDITION = Pattern.compile("(?i)unknown edition|edition .* (supported|later)");
    private static final Pattern EDITION = Pattern.compile("EDITION_(\\d{4})");

    /** What protoc has made of files of these names in this process, last. */
    private static final Map<List<String>, Known> KNOWN = new ConcurrentHashMap<>();

    private final SchemaRequest request;
    private final Set<Path> roots = new LinkedHashSet<>();

    private Protoc(SchemaRequest request, List<Path> files) {
        this.request = request;
        request.paths().forEach(root -> roots.add(absolute(root)));
        request.files().stream().filter(Files::isDirectory).forEach(root -> roots.add(absolute(root)));
        files.stream()
                .map(Protoc::absolute)
                .filter(file -> roots.stream().noneMatch(file::startsWith))
                .toList()
                .forEach(file -> roots.add(file.getParent()));
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /**
     * The descriptors of the files and of all that they import.
     *
     * @throws InputException with every problem that protoc finds, each with its file and line
     */
    static Parsed parse(SchemaRequest request, List<Path> files) throws InputException {
        Path folder = null;
        try {
            Protoc protoc = new Protoc(request, files);
            List<String> names = files.stream().map(protoc::name).toList();
            Known known = KNOWN.get(names);
            if (known == null || !protoc.texts(known.descriptors()).equals(known.texts())) {
                folder = Files.createTempDirectory("wirecost-proto");
                FileDescriptorSet descriptors = protoc.parse(names, folder);
                known = new Known(protoc.texts(descriptors), descriptors);
                KNOWN.put(names, known);
            }
            return new Parsed(known.descriptors(), names);
        } catch (IOException e) {
            throw new InputException("protoc cannot be run: " + e.getMessage());
        } finally {
            delete(folder);
        }
    }

    /** @param given names of the files that were asked for, as the descriptors have them */
    record Parsed(FileDescriptorSet descriptors, List<String> given) {}

    /** @param texts of the files and of all that they import, by name; empty for those that protoc brings itself */
    private record Known(Map<String, Optional<String>> texts, FileDescriptorSet descriptors) {}

    private Map<String, Optional<String>> texts(FileDescriptorSet descriptors) throws IOException {
        Map<String, Optional<String>> texts = new HashMap<>();
        for (FileDescriptorProto file : descriptors.getFileList()) {
            Optional<Path> found = roots.stream()
                    .map(root -> root.resolve(file.getName()))
                    .filter(Files::exists)
                    .findFirst();
            texts.put(
                    file.getName(),
                    found.isEmpty()
                            ? Optional.empty()
                            : Optional.of(Files.readString(found.get(), StandardCharsets.ISO_8859_1)));
        }
        return texts;
    }

    private FileDescriptorSet parse(List<String> names, Path folder) throws IOException, InputException {
        WellKnownProtos.unpack(folder);
        Path output = folder.resolve("descriptors");
        List<String> command = new ArrayList<>();
        command.add(executable(request.tools(), Optional.ofNullable(System.getenv("PATH"))));
        command.addAll(List.of("--include_imports", "--include_source_info", "--descriptor_set_out=" + output));
        roots.forEach(root -> command.add("--proto_path=" + root));
        command.add("--proto_path=" + folder);
        command.addAll(names);
        Command.Result result = new Command(command, TIMEOUT).in(folder).run();
        if (!result.isSuccess()) {
            throw new InputException(problems(result.output()));
        }
        try {
            return FileDescriptorSet.parseFrom(Files.readAllBytes(output));
        } catch (InvalidProtocolBufferException e) {
            throw new InputException("protoc's descriptors cannot be read: " + e.getMessage());
        }
    }

    /** A file's name from the first root that it lies in, which is how others import it. */
    private String name(Path file) {
        Path whole = absolute(file);
        return roots.stream()
                .filter(whole::startsWith)
                .findFirst()
                .map(root -> root.relativize(whole).toString().replace('\\', '/'))
                .orElseThrow();
    }

    private List<String> problems(String output) {
        List<String> lines = new ArrayList<>(output.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.contains("warning: ") && !line.contains(" WARNING "))
                .toList());
        if (lines.isEmpty()) {
            return List.of("protoc failed and did not say why");
        }
        if (output.contains("File not found")) {
            lines.add("imports were searched in %s; name the folder that they start from with --schema-path FOLDER"
                    .formatted(
                            String.join(", ", roots.stream().map(Path::toString).toList())));
        }
        if (UNKNOWN_EDITION.matcher(output).find()) {
            lines.add("the newest edition that is known here is " + newestEdition());
        }
        return lines;
    }

    private static int newestEdition() {
        return Stream.of(Edition.values())
                .map(edition -> EDITION.matcher(edition.name()))
                .filter(Matcher::matches)
                .mapToInt(edition -> Integer.parseInt(edition.group(1)))
                .max()
                .orElseThrow();
    }

    /** @param path the folders of the machine's own programs, where the installation has none */
    static String executable(Tools tools, Optional<String> path) throws IOException, InputException {
        try {
            return tools.executable(TOOL).toAbsolutePath().toString();
        } catch (MissingToolException e) {
            return onPath(path.orElse(""))
                    .orElseThrow(() -> new InputException("protoc, which parses .proto files, is not on this machine:"
                            + " install it, then try again: sudo apt-get install protobuf-compiler, or: brew install"
                            + " protobuf"));
        }
    }

    private static Optional<String> onPath(String path) {
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder).resolve(TOOL))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    private static void delete(Path folder) throws InputException {
        if (folder == null) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be removed: " + e.getMessage());
        }
    }
}
