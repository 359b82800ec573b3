package io.wirecost.engine.runner;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A codec with the code that was generated for it.
 *
 * @param domainClasses folder with the domain classes
 * @param targetClasses folder with the classes of the codec's target; the same where these are all that it needs
 */
record CompiledCodec(JvmCodec codec, Path domainClasses, Path targetClasses) {
    String name() {
        return codec.name();
    }

    /** Its part of the class path of JVMs that prove and measure it, behind core and harness: nothing that it does not need. */
    List<Path> ownPath() {
        List<Path> path = new ArrayList<>(generatedPath());
        path.addAll(codec.module().jars());
        return path;
    }

    /** Folders with all code that was generated for it. */
    List<Path> generatedPath() {
        return Stream.of(domainClasses, targetClasses).distinct().toList();
    }
}
