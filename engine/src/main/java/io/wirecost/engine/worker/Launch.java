package io.wirecost.engine.worker;

import java.util.List;
import java.util.Map;

/**
 * How a worker's process is started.
 *
 * @param words the program and its arguments
 * @param environment variables beside those of this process
 */
public record Launch(List<String> words, Map<String, String> environment) {
    public Launch {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
    }

    public static Launch of(List<String> words) {
        return new Launch(words, Map.of());
    }
}
