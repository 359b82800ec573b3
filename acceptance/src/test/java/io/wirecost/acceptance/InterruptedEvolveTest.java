package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.process.Start;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trial of edits that is ended by Ctrl-C when one codec is finished. */
class InterruptedEvolveTest {
    private static final List<String> CODECS = List.of(
            "jackson-json",
            "gson",
            "jackson-cbor",
            "jackson-smile",
            "jackson-msgpack",
            "kryo",
            "jackson-xml",
            "jackson-yaml");

    /** Each step stands in a line. The second codec's stands there when one is finished. */
    private static final String STEP = "reading what the others wrote";

    @TempDir
    private Path folder;

    @Tag("nightly")
    @Test
    void what_is_finished_is_kept_marked_and_no_process_or_file_stays() throws Exception {
        Process process = start();
        List<ProcessHandle> started;
        try {
            Wirecost.await(() -> steps() >= 2 || !process.isAlive());
            started = process.descendants().toList();
            Start.of(new ProcessBuilder("kill", "-INT", "--", "-" + process.pid()))
                    .waitFor();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        Wirecost.await(() -> started.stream().noneMatch(ProcessHandle::isAlive));

        assertThat(said("err.txt")).contains("Interrupted. The codecs that were finished are in");
        assertThat(said("out.txt")).contains("INCOMPLETE: it was interrupted before these codecs were finished: ");
        assertThat(said("out/evolution.html")).contains("INCOMPLETE");
        Json.Obj kept = (Json.Obj) JsonText.read(said("out/evolution.json"), "evolution.json");
        List<String> missing = missing(kept);
        assertThat(missing).isNotEmpty().hasSizeLessThan(CODECS.size());
        assertThat(CODECS.stream().filter(codec -> said("out/evolution.json").contains("\"codec\": \"" + codec + "\"")))
                .hasSize(CODECS.size() - missing.size())
                .doesNotContainAnyElementsOf(missing);
        try (Stream<Path> left = Files.list(folder.resolve("tmp"))) {
            assertThat(left).isEmpty();
        }
    }

    private Process start() throws IOException {
        ProcessBuilder evolve = Wirecost.warm(folder)
                .builder(
                        "evolve",
                        "--runtime",
                        "jvm",
                        "--edits",
                        "add-*",
                        "--codec",
                        String.join(",", CODECS),
                        "--out",
                        "out");
        // A new session, with Ctrl-C not ignored as it is for a shell's background jobs.
        evolve.command().addAll(0, List.of("setsid", "env", "--default-signal=INT"));
        return Start.of(evolve.redirectOutput(folder.resolve("out.txt").toFile())
                .redirectError(folder.resolve("err.txt").toFile()));
    }

    private long steps() {
        return said("err.txt").lines().filter(line -> line.contains(STEP)).count();
    }

    private String said(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> missing(Json.Obj evolution) {
        return ((Json.Arr) evolution.members().get("missing"))
                .elements().stream().map(name -> ((Json.Str) name).value()).toList();
    }
}
