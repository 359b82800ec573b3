package io.wirecost.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The compiled classes of all modules. Only folders with a pom are opened, since files of other tests come and go in target. */
final class CompiledModules {
    private CompiledModules() {}

    /** The folders of classes of the modules below a folder. */
    static List<Path> below(Path folder) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path module : modules(folder)) {
            Path classes = module.resolve("target/classes");
            if (Files.isDirectory(classes)) {
                found.add(classes);
            }
            found.addAll(below(module));
        }
        return found;
    }

    private static List<Path> modules(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(child -> Files.exists(child.resolve("pom.xml")))
                    .toList();
        }
    }
}
