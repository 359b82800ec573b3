package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's own codec: the one that CONTRIBUTING.md shows. */
class CodecPathTest {
    private static final String SERVICE = "META-INF/services/io.wirecost.core.codec.CodecProvider";

    @TempDir
    private Path folder;

    @Test
    void the_codec_that_the_manual_shows_is_proven_and_measured_beside_the_others() throws Exception {
        jar(compiledExample(), "example.DeflatedCodecs");

        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "run",
                        "--measure",
                        "size",
                        "--codec-path",
                        "own.jar",
                        "--codec",
                        "jdk-*,*-deflated+snappy",
                        "--out",
                        "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.cells()).allMatch(cell -> cell.status() == Cell.Status.MEASURED);
        assertThat(run.cells())
                .extracting(cell -> cell.trial().codec().name())
                .containsExactlyInAnyOrder("jdk-deflated", "jdk-deflated+snappy", "jdk-serialization");
    }

    @Test
    void it_is_listed_with_the_others() throws Exception {
        jar(compiledExample(), "example.DeflatedCodecs");

        assertThat(Wirecost.warm(folder)
                        .run("list", "codecs", "--codec-path", "own.jar")
                        .out())
                .contains("jdk-deflated", "jackson-json");
    }

    @Test
    void every_path_without_a_codec_is_named() throws Exception {
        jar(compiledExample(), "");

        Outcome missing =
                Wirecost.warm(folder).run("run", "--codec-path", "own.jar", "--codec-path", "none.jar:no.txt");
        Outcome empty = Wirecost.warm(folder).run("run", "--codec-path", "own.jar");

        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.err())
                .contains("--codec-path none.jar: expected a jar", "--codec-path no.txt: expected a jar")
                .doesNotContain("\tat ");
        assertThat(empty.exitCode()).isEqualTo(2);
        assertThat(empty.err()).contains("own.jar: it contains no codec").doesNotContain("\tat ");
    }

    @Test
    void a_name_that_looks_wrapped_is_refused() throws Exception {
        jar(compiledExample("jdk+gzip"), "example.DeflatedCodecs");

        Outcome outcome = Wirecost.warm(folder).run("run", "--codec-path", "own.jar");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("own.jar: codec jdk+gzip: a name must not contain +")
                .doesNotContain("\tat ");
    }

    @Test
    void a_provider_that_does_not_exist_is_named() throws Exception {
        jar(compiledExample(), "example.Other");

        Outcome outcome = Wirecost.warm(folder).run("run", "--codec-path", "own.jar");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("own.jar", "example.Other").doesNotContain("\tat ");
    }

    private Path compiledExample() throws IOException {
        return compiledExample("jdk-deflated");
    }

    private Path compiledExample(String name) throws IOException {
        String manual = Files.readString(Path.of("..", "CONTRIBUTING.md"));
        int start = manual.indexOf("```java\npackage example;") + "```java\n".length();
        Path source = folder.resolve("example/DeflatedCodecs.java");
        Files.createDirectories(source.getParent());
        Files.writeString(
                source, manual.substring(start, manual.indexOf("```", start)).replace("jdk-deflated", name));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        int code =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), source.toString());
        assertThat(code).as("the example compiles").isZero();
        return classes;
    }

    /** @param provider named in the jar's service file; empty for a jar without one */
    private void jar(Path classes, String provider) throws IOException {
        try (OutputStream file = Files.newOutputStream(folder.resolve("own.jar"));
                JarOutputStream jar = new JarOutputStream(file);
                Stream<Path> walk = Files.walk(classes)) {
            List<Path> compiled = walk.filter(Files::isRegularFile).toList();
            for (Path entry : compiled) {
                jar.putNextEntry(new JarEntry(classes.relativize(entry).toString()));
                Files.copy(entry, jar);
            }
            if (!provider.isEmpty()) {
                jar.putNextEntry(new JarEntry(SERVICE));
                jar.write(provider.getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
