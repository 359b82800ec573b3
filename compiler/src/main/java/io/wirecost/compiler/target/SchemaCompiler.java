package io.wirecost.compiler.target;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** Another project's compiler, which makes code of a derived schema: what it is decides what comes out. */
public sealed interface SchemaCompiler {
    /**
     * The file or folder that has the compiler.
     *
     * @throws MissingToolException if there is none for this machine
     */
    Path location(Tools tools) throws IOException;

    /** An executable, by the name under which {@link Tools} knows it. */
    record Executable(String tool) implements SchemaCompiler {
        @Override
        public Path location(Tools tools) throws IOException {
            return tools.executable(tool);
        }
    }

    /** A tool that runs on Java, by the name under which {@link Tools} knows its jars. */
    record Jars(String tool) implements SchemaCompiler {
        @Override
        public Path location(Tools tools) throws IOException {
            return tools.jars(tool).get(0).getParent();
        }
    }

    /** A library on our own class path, by one of its classes. */
    record Library(Class<?> part) implements SchemaCompiler {
        @Override
        public Path location(Tools tools) throws IOException {
            try {
                return Path.of(
                        part.getProtectionDomain().getCodeSource().getLocation().toURI());
            } catch (URISyntaxException e) {
                throw new IOException("no file has " + part, e);
            }
        }
    }
}
