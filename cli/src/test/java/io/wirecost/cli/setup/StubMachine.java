package io.wirecost.cli.setup;

import io.wirecost.cli.Main;
import io.wirecost.cli.installation.CommandSurroundings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A machine whose programs are scripts that note how they were called. {@code apt-get install} installs those that are
 * offered. There is one runtime: {@code basil}.
 */
final class StubMachine {
    private final Path folder;
    private final Path path;
    private final Path offered;
    private final Path log;

    StubMachine(Path folder) throws IOException {
        this.folder = folder;
        this.path = Files.createDirectories(folder.resolve("path"));
        this.offered = Files.createDirectories(folder.resolve("offered"));
        this.log = Files.createFile(folder.resolve("log"));
        for (String part : List.of("harness", "codecs", "runners/basil")) {
            Files.createDirectories(folder.resolve("installation").resolve(part));
        }
        Path runtime = folder.resolve("installation/runners/basil");
        Files.writeString(runtime.resolve("basil.lock"), "libraries");
        Files.writeString(runtime.resolve("runner.json"), """
                {
                  "runtime": "basil", "title": "Basil", "command": ["basil", "main.bas"],
                  "programs": [{"program": "basil", "version": ["--version"], "atLeast": "3", "debian": ["basil-core"]}],
                  "libraries": ["basil-oil"],
                  "packages": {"variable": "BASIL_PACKAGES", "files": ["basil.lock"], "parts": [
                    {"part": "library", "install": ["basil-get", "all"],
                      "needs": [{"program": "basil-get", "debian": "basil-get"}], "takes": "about two minutes"},
                    {"part": "extra", "optional": true, "install": ["basil-make", "extra"],
                      "needs": [{"program": "basil-make", "debian": "basil-make"}]}]},
                  "tools": [{"program": "mortar", "debian": "mortar-tools"}],
                  "artifacts": [{"artifact": "org.basil:pestle:1.0:exe:linux-x86_64", "platform": "linux-x86_64",
                    "file": "pestle-1.0", "variable": "BASIL_PESTLE"}]
                }
                """);
    }

    /** A fresh Debian, root, where everything works. */
    static StubMachine fresh(Path folder) throws IOException {
        StubMachine machine = new StubMachine(folder);
        machine.user(0);
        machine.program(
                "apt-get",
                "for package do",
                "  [ ! -d '%s'/$package ] || cp '%s'/$package/* '%s'"
                        .formatted(machine.offered, machine.offered, machine.path),
                "done",
                "touch '%s'/dpkg-query".formatted(machine.path));
        machine.offer("basil-core", "basil", "echo 3.1.4");
        machine.offer("basil-get", "basil-get", "cat basil.lock >/dev/null && mkdir library");
        machine.offer("basil-make", "basil-make", "cat basil.lock >/dev/null && touch extra");
        machine.offer("mortar-tools", "mortar");
        machine.offer("basil-oil", "oil");
        machine.program("dpkg-query", "[ ! -e '%s'/oil ] || echo basil-oil installed 1.2-3".formatted(machine.path));
        machine.program("mvn", "echo '#!' >pestle-1.0-linux-x86_64.exe");
        return machine;
    }

    /** Has packages of the system installed before. */
    void has(String... packages) throws IOException {
        for (String debian : packages) {
            try (Stream<Path> programs = Files.list(offered.resolve(debian))) {
                for (Path program : programs.toList()) {
                    Files.copy(program, path.resolve(program.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    /** Says who is at work. */
    void user(int id) throws IOException {
        program("id", "echo " + id);
    }

    /** Adds a program, or replaces one. */
    void program(String name, String... lines) throws IOException {
        script(path.resolve(name), name, lines);
    }

    /** Takes a program away. */
    void without(String name) throws IOException {
        Files.delete(path.resolve(name));
    }

    /** Has a package of the system bring a program. */
    void offer(String debian, String name, String... lines) throws IOException {
        script(Files.createDirectories(offered.resolve(debian)).resolve(name), name, lines);
    }

    private void script(Path file, String name, String... lines) throws IOException {
        String head = "#!/bin/sh\nPATH=$PATH:/usr/bin:/bin\nprintf '%%s\\n' \"%s $*\" >>'%s'\n".formatted(name, log);
        Files.writeString(file, head + String.join("\n", lines) + "\n");
        file.toFile().setExecutable(true);
    }

    /** How the programs were called since the last question. */
    List<String> calls() throws IOException {
        List<String> calls = Files.readAllLines(log).stream().map(String::strip).toList();
        Files.writeString(log, "");
        return calls;
    }

    /** What a command has said, and how it ended. */
    record Outcome(int exitCode, String out, String err) {}

    Outcome setup(String... options) {
        return answering("", options);
    }

    /** @param input what the user types */
    Outcome answering(String input, String... options) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandSurroundings around = CommandSurroundings.of(
                folder,
                folder.resolve("installation"),
                Map.of(
                        "PATH",
                        path.toString(),
                        "XDG_CACHE_HOME",
                        folder.resolve("cache").toString()),
                folder,
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        String[] arguments =
                Stream.concat(Stream.of("setup"), Stream.of(options)).toArray(String[]::new);
        int exitCode = Main.execute(around, new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    /** What there is in the cache of packages. */
    List<Path> kept() throws IOException {
        Path runtimes = folder.resolve("cache/wirecost/runtimes");
        if (!Files.exists(runtimes)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(runtimes)) {
            return files.filter(file -> !file.getFileName().toString().startsWith("."))
                    .toList();
        }
    }
}
