package io.wirecost.compiler.target;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Finds other projects' compilers, which the build has put beside our jars. */
public interface Tools {
    /**
     * The executable of a tool for this machine, e.g. {@code protoc}.
     *
     * @throws MissingToolException if there is none for this operating system and processor
     */
    Path executable(String tool) throws IOException;

    /**
     * The jars of a tool that runs on Java, e.g. {@code scalac}.
     *
     * @throws MissingToolException if there are none
     */
    default List<Path> jars(String tool) throws IOException {
        throw new MissingToolException("no " + tool + " in this installation");
    }
}
