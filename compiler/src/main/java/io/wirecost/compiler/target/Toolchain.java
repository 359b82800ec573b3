package io.wirecost.compiler.target;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Makes a target's files ready for the runtime that loads them: compiles them, or puts them where the runtime looks. */
public interface Toolchain {
    /**
     * Returns one line that describes it, with its version and all settings. Two toolchains with equal identities make
     * the same of the same files.
     *
     * @param tools where it is found, if it is none of the JDK
     * @throws MissingToolException if it is not there
     */
    String identity(Tools tools) throws IOException;

    /**
     * Makes files ready.
     *
     * @param files folder with everything that was emitted and generated for a target
     * @param ready folder for the result; created here
     * @param libraries jars and folders that the files refer to
     * @param tools where the toolchain is found, if it is none of the JDK
     * @throws ToolException if the files are not what this can make ready
     */
    void makeReady(Path files, Path ready, List<Path> libraries, Tools tools) throws IOException;
}
