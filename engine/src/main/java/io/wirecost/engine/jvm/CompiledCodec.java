package io.wirecost.engine.jvm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A codec with the code that was generated for it.
 *
 * @param domainClasses folder with the domain classes
 * @param targetClasses folder with the classes of the codec's target; the same for codecs of the domain classes alone
 */
record CompiledCodec(JvmCodec codec, Path domainClasses, Path targetClasses) {
    String name() {
        return codec.name();
    }

    /** What the names of its files have in them: no other codec of a run has the same. */
    String fileName() {
        return codec.info().runtime() + "-" + name();
    }

    /** Class path of the JVMs that prove and measure this codec: nothing that it does not need. */
    List<Path> classPath(List<Path> harnessJars) {
        List<Path> path = new ArrayList<>(harnessJars);
        path.add(domainClasses);
        if (!targetClasses.equals(domainClasses)) {
            path.add(targetClasses);
        }
        path.addAll(codec.module().jars());
        return path;
    }
}
