package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zip, unpacked in a folder elsewhere, on a machine with a JDK and neither Maven nor sources. */
class DistributionTest {
    /** All that the launcher may use; on macOS they have no GNU options. */
    private static final List<String> COMMANDS = List.of("bash", "env", "dirname", "readlink", "sed");

    @TempDir
    private static Path folder;

    private static Path launcher;
    private static Path path;

    @BeforeAll
    static void unpack() throws IOException {
        Path zip;
        try (Stream<Path> files = Files.list(Path.of("../dist/target"))) {
            zip = files.filter(file -> file.toString().endsWith(".zip"))
                    .findFirst()
                    .orElseThrow();
        }
        Path elsewhere = Files.createDirectory(folder.resolve("some where"));
        unzip(zip.toAbsolutePath(), elsewhere);
        try (Stream<Path> files = Files.list(elsewhere)) {
            launcher = files.findFirst().orElseThrow().resolve("bin/wirecost");
        }
        path = Files.createDirectory(folder.resolve("path"));
        for (String command : COMMANDS) {
            Files.createSymbolicLink(path.resolve(command), find(command));
        }
    }

    @Test
    void it_runs_without_maven_and_sources() throws Exception {
        Outcome outcome = run(launcher, "run", "--measure", "size", "--codec", "protobuf-java", "--out", "o");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("protobuf-java");
        assertThat(folder.resolve("o/run.json")).isRegularFile();
    }

    @Test
    void it_has_every_library_of_the_installation() throws Exception {
        assertThat(jars(launcher.resolveSibling("..").normalize()))
                .isEqualTo(jars(Path.of(System.getProperty("wirecost.installation"))))
                .anyMatch(jar -> jar.startsWith("broker/"))
                .anyMatch(jar -> jar.startsWith("compressions/"));
    }

    private static List<String> jars(Path installation) throws IOException {
        try (Stream<Path> files = Files.walk(installation)) {
            return files.map(file -> installation.relativize(file).toString())
                    .filter(name -> name.endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void it_is_found_through_links_and_tells_which_runtimes_the_machine_lacks() throws Exception {
        Path near = Files.createDirectory(folder.resolve("some where/links"));
        Files.createSymbolicLink(near.resolve("first"), near.relativize(launcher));
        Path link = Files.createSymbolicLink(folder.resolve("wirecost-link"), near.resolve("first"));

        Outcome outcome = run(link, "doctor");

        assertThat(outcome.exitCode()).as(outcome.err() + outcome.out()).isZero();
        assertThat(outcome.out())
                .contains("not needed: this wirecost is built", "protoc")
                .containsPattern(
                        "advice +Node\\.js +node is not installed\n +its codecs are left out; to have them: wirecost setup node\n")
                .containsPattern(
                        "advice +PHP +php is not installed\n +its codecs are left out; to have them: wirecost setup php\n");
    }

    @Test
    void it_has_the_runners_of_other_languages_without_what_only_their_authors_need() {
        Path runner = launcher.resolveSibling("../runners/node").normalize();

        assertThat(runner.resolve("runner.json")).isRegularFile();
        assertThat(runner.resolve("runner.mjs")).isRegularFile();
        assertThat(runner.resolve("test")).doesNotExist();
        assertThat(runner.resolve("node_modules")).doesNotExist();
        assertThat(runner.resolveSibling("protocol/PROTOCOL.md")).isRegularFile();
        assertThat(runner.resolveSibling("php/runner.php")).isRegularFile();
        assertThat(runner.resolveSibling("php/refused.json")).isRegularFile();
        assertThat(runner.resolveSibling("php/from-sources.sh")).isRegularFile();
        assertThat(runner.resolveSibling("php/test")).doesNotExist();
    }

    @Test
    void a_machine_without_java_is_told_what_to_install() throws Exception {
        ProcessBuilder builder = builder(launcher, "doctor");
        builder.environment().remove("JAVA_HOME");

        Outcome outcome = new Wirecost(folder).launch(builder);

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("wirecost: no Java found; install a JDK 17");
    }

    private static Outcome run(Path command, String... arguments) throws Exception {
        return new Wirecost(folder).launch(builder(command, arguments));
    }

    private static ProcessBuilder builder(Path command, String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(Stream.concat(Stream.of(command.toString()), Stream.of(arguments))
                        .toList())
                .directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(Set.of("JAVA_TOOL_OPTIONS"));
        environment.put("PATH", path.toString());
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        return builder;
    }

    private static void unzip(Path zip, Path target) throws IOException {
        try (FileSystem content = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", true));
                Stream<Path> entries = Files.walk(content.getPath("/"))) {
            for (Path entry : entries.toList()) {
                Path file = target.resolve(entry.toString().substring(1));
                if (Files.isDirectory(entry)) {
                    Files.createDirectories(file);
                } else {
                    Files.copy(entry, file);
                    Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(entry));
                }
            }
        }
    }

    private static Path find(String command) {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, command))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }
}
