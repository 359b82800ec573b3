package io.wirecost.core.codec;

import java.util.Map;

/**
 * What a library's documentation advises for strangers' bytes, where that is more than the library ships. Documentation mostly
 * names a setting and leaves the number to the application. Then codecs take {@link #MOST_LENGTH} and {@link #MOST_LEVELS}.
 *
 * @param words the settings that are made
 * @param source the document that advises them
 * @param properties system properties, where the library takes its settings from these; a codec makes all others itself when it
 *     is opened
 */
public record SafetyAdvice(String words, String source, Map<String, String> properties) {
    /** The most bytes of a text and elements of a list that a message of strangers may have. */
    public static final int MOST_LENGTH = 1 << 20;

    /** The most values in each other that a message of strangers may have. */
    public static final int MOST_LEVELS = 64;

    public SafetyAdvice {
        properties = Map.copyOf(properties);
    }

    /** Creates advice that the codec follows when it is opened. */
    public SafetyAdvice(String words, String source) {
        this(words, source, Map.of());
    }

    /** Returns what is set, and where it is advised. */
    public String sentence() {
        return "%s (%s)".formatted(words, source);
    }
}
