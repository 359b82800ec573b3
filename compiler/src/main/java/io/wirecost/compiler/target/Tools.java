package io.wirecost.compiler.target;

import java.io.IOException;
import java.nio.file.Path;

/** Finds the executables of other projects' schema compilers, which the build has put beside our jars. */
public interface Tools {
    /**
     * The executable of a tool for this machine, e.g. {@code protoc}.
     *
     * @throws MissingToolException if there is none for this operating system and processor
     */
    Path executable(String tool) throws IOException;
}
