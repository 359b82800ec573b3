package io.wirecost.codecs.capnproto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The official compiler as an oracle. Where it is not installed its tests are skipped, except in continuous integration. */
final class CapnpTool {
    private final Path folder;

    /** @param folder an empty one for schema, input and output */
    CapnpTool(Path folder, String schema) throws IOException {
        boolean installed = isInstalled();
        if ("true".equals(System.getenv("CI"))) {
            assertThat(installed)
                    .as("capnp is on the path; Debian has it in capnproto")
                    .isTrue();
        }
        assumeTrue(installed, "skipped without the oracle: capnp is not on the path; Debian has it in capnproto");
        this.folder = folder;
        Files.writeString(folder.resolve("schema.capnp"), schema);
    }

    /** The schema as the compiler understands it, with the place of each field in a comment. */
    String layout() throws Exception {
        return run(new byte[0], "compile", "-ocapnp", "schema.capnp");
    }

    /** The values of a message in the compiler's own notation, in one line. */
    String decode(byte[] message, String type, String... options) throws Exception {
        Stream<String> command = Stream.concat(Stream.of("decode", "--short"), Stream.of(options));
        return run(
                        message,
                        Stream.concat(command, Stream.of("schema.capnp", type)).toArray(String[]::new))
                .strip();
    }

    private String run(byte[] input, String... arguments) throws Exception {
        Path in = Files.write(folder.resolve("in"), input);
        Path out = folder.resolve("out");
        Path errors = folder.resolve("errors");
        List<String> command =
                Stream.concat(Stream.of("capnp"), Stream.of(arguments)).toList();
        int exitCode = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(errors.toFile())
                .start()
                .waitFor();
        assertThat(exitCode).as(command + ": " + Files.readString(errors)).isZero();
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    private static boolean isInstalled() throws IOException {
        return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .anyMatch(f -> Files.isExecutable(Path.of(f, "capnp")));
    }
}
