package io.wirecost.compiler.build;

import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tools of the installation: executables as {@code tools/<os>-<processor>/<tool>-<version>}, jars in {@code tools/<tool>/}.
 */
public final class InstalledTools implements Tools {
    private final Path tools;
    private final Path folder;

    /** @param installation the folder that has {@code tools/} in it */
    public InstalledTools(Path installation) {
        this.tools = installation.resolve("tools");
        this.folder = tools.resolve(platform());
    }

    @Override
    public Path executable(String tool) throws IOException {
        Path found = find(tool)
                .orElseThrow(
                        () -> new MissingToolException("no " + tool + " for " + platform() + " in this installation"));
        if (!Files.isExecutable(found) && !found.toFile().setExecutable(true)) {
            throw new ToolException("cannot make %s executable; run: chmod +x %s".formatted(found, found));
        }
        return found;
    }

    @Override
    public List<Path> jars(String tool) throws IOException {
        Path jars = tools.resolve(tool);
        if (!Files.isDirectory(jars)) {
            return Tools.super.jars(tool);
        }
        try (Stream<Path> files = Files.list(jars)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    /** The executable of a tool; empty when the installation has none for this machine. */
    public Optional<Path> find(String tool) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.getFileName().toString().startsWith(tool + "-"))
                    .findFirst();
        }
    }

    /** Operating system and processor, as tools are filed: e.g. {@code linux-x86_64}, {@code osx-aarch_64}. */
    public static String platform() {
        String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String arch = System.getProperty("os.arch");
        String system = os.startsWith("mac") ? "osx" : os.startsWith("windows") ? "windows" : os;
        return system + "-"
                + switch (arch) {
                    case "amd64", "x86_64" -> "x86_64";
                    case "aarch64", "arm64" -> "aarch_64";
                    default -> arch;
                };
    }
}
