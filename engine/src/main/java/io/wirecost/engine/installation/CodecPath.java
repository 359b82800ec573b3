package io.wirecost.engine.installation;

import io.wirecost.core.InputException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Codec modules that a user brings: jars from anywhere, which no other module sees either. */
public final class CodecPath {
    private CodecPath() {}

    /**
     * One module for each path, named after the first of its jars.
     *
     * @param folder where relative paths begin
     * @param paths jars that belong together, separated as the platform's class paths are
     * @throws InputException with every path that is no readable jar
     */
    public static List<CodecModule> modules(Path folder, List<String> paths) throws InputException {
        List<CodecModule> modules = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (String path : paths) {
            List<Path> jars = new ArrayList<>();
            for (String part : path.split(File.pathSeparator)) {
                Path jar = folder.resolve(part).toAbsolutePath().normalize();
                if (!Files.isReadable(jar) || !part.endsWith(".jar")) {
                    problems.add("--codec-path %s: expected a jar that can be read; found %s"
                            .formatted(part, Files.exists(jar) ? "something else" : "nothing there"));
                }
                jars.add(jar);
            }
            modules.add(new CodecModule(jars.get(0).getFileName().toString(), jars, false));
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return modules;
    }
}
