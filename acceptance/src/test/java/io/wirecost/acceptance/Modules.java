package io.wirecost.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The folders of this repository that have a pom. No others are opened, since files of other tests come and go in target. */
final class Modules {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private Modules() {}

    /** Folders of a name in the modules, such as {@code target/classes}. */
    static List<Path> folders(String name) throws IOException {
        return below(ROOT).stream()
                .map(module -> module.resolve(name))
                .filter(Files::isDirectory)
                .toList();
    }

    private static List<Path> below(Path folder) throws IOException {
        List<Path> modules = new ArrayList<>();
        try (Stream<Path> children = Files.list(folder)) {
            for (Path module : children.filter(child -> Files.exists(child.resolve("pom.xml")))
                    .toList()) {
                modules.add(module);
                modules.addAll(below(module));
            }
        }
        return modules;
    }
}
