package io.wirecost.engine.installation;

import java.nio.file.Path;
import java.util.List;

/**
 * A set of jars that belong together and that no other module sees.
 *
 * @param name the folder below {@code codecs/} in the installation
 */
public record CodecModule(String name, List<Path> jars) {
    public CodecModule {
        jars = List.copyOf(jars);
    }
}
