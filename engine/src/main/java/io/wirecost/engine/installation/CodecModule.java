package io.wirecost.engine.installation;

import java.nio.file.Path;
import java.util.List;

/**
 * A set of jars that belong together and that no other module sees.
 *
 * @param name the folder below {@code codecs/} in the installation
 * @param builtIn whether it comes with wirecost, whose tests prove its codecs with the library and the generated code behind
 *     class loaders of their own
 */
public record CodecModule(String name, List<Path> jars, boolean builtIn) {
    public CodecModule {
        jars = List.copyOf(jars);
    }
}
