package io.wirecost.engine.runtime;

import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A machine with programs that are scripts, a cache, and an installation with one runtime, {@code basil}. */
final class StubMachine {
    private final Map<String, String> environment = new HashMap<>(Map.of("PATH", ""));
    private final Map<String, String> outputs = new TreeMap<>();
    private final Path folder;
    private final Path programs;

    /** @param programs folder for the programs; where machines have the same ones, what these have told is known */
    StubMachine(Path folder, Path programs) throws IOException {
        this.folder = folder;
        this.programs = programs;
        for (String part : List.of("harness", "codecs", "runners/basil")) {
            Files.createDirectories(folder.resolve("installation").resolve(part));
        }
        Files.writeString(runtime().resolve("main.bas"), "");
        Files.writeString(runtime().resolve("basil.lock"), "libraries");
        describe("""
                {
                  "runtime": "basil", "title": "Basil", "command": ["basil", "--fast", "main.bas"],
                  "variants": [{"runtime": "basil-slow", "title": "Slow Basil", "command": ["basil", "main.bas"]}],
                  "programs": [{"program": "basil", "version": ["--version"], "atLeast": "3.2", "debian": ["basil"]}],
                  "libraries": ["basil-oil", "basil-salt"],
                  "packages": {"variable": "BASIL_PACKAGES", "files": ["basil.lock"], "parts": [
                    {"part": "library", "install": ["basil-get"]},
                    {"part": "extra", "install": ["basil-make", "extra"], "optional": true}]},
                  "tools": [{"program": "mortar", "debian": "mortar-tools"}],
                  "artifacts": [{"artifact": "org.basil:pestle:1.0:exe:linux-x86_64", "platform": "linux-x86_64",
                    "file": "pestle-1.0", "variable": "BASIL_PESTLE"}]
                }
                """);
    }

    Path runtime() {
        return folder.resolve("installation/runners/basil");
    }

    void describe(String description) throws IOException {
        Files.writeString(runtime().resolve(RuntimeDescription.FILE), description);
    }

    /** Adds a program that prints something. */
    void program(String name, String output) throws IOException {
        outputs.put(name, output);
        Path path = programs.resolve(Integer.toHexString(outputs.hashCode()));
        if (!Files.exists(path)) {
            Files.createDirectories(path);
            for (Map.Entry<String, String> one : outputs.entrySet()) {
                Path program = path.resolve(one.getKey());
                Files.writeString(program, "#!/bin/sh\necho '%s'\n".formatted(one.getValue()));
                program.toFile().setExecutable(true);
            }
        }
        environment.put("PATH", path.toString());
    }

    void set(String variable, String value) {
        environment.put(variable, value);
    }

    Path cache() {
        return folder.resolve("cache");
    }

    RuntimeInspection inspect() throws Exception {
        return RuntimeInspection.of(RuntimeDescription.read(runtime()), new Programs(environment), cache());
    }

    ForeignRuntime look() throws Exception {
        return all().get(0);
    }

    /** The runtime and its variant. */
    List<ForeignRuntime> all() throws Exception {
        return ForeignRuntimes.of(Installation.at(folder.resolve("installation")), cache(), environment);
    }

    /** A part of its packages. */
    Part part(String name) throws Exception {
        return RuntimeDescription.read(runtime()).parts().stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
