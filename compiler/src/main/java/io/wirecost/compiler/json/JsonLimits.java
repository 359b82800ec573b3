package io.wirecost.compiler.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

/** What a text may have at most: a schema or record that needs more is a mistake or an attack. */
final class JsonLimits {
    /** Objects and arrays within one another. */
    private static final int DEPTH = 500;

    private static final int NUMBER_LENGTH = 2_000;
    private static final int KEY_LENGTH = 50_000;
    /** Values, keys and brackets: so many take less memory than we have. */
    private static final int TOKENS = 2_000_000;

    private JsonLimits() {}

    /** Returns a factory of parsers that keep the limits. */
    static JsonFactory factory() {
        return JsonFactory.builder()
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES) // which would keep a user's keys for ever
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(DEPTH)
                        .maxNumberLength(NUMBER_LENGTH)
                        .maxNameLength(KEY_LENGTH)
                        .maxStringLength(Integer.MAX_VALUE)
                        .maxTokenCount(TOKENS)
                        .build())
                .build();
    }

    /** Words what was exceeded in our terms: the library's messages speak of its own classes and settings. */
    static String exceeded(StreamConstraintsException failure) {
        String said = failure.getOriginalMessage();
        if (said.startsWith("Document nesting")) {
            return "nested deeper than " + DEPTH + " levels";
        } else if (said.startsWith("Number value")) {
            return "a number of more than " + NUMBER_LENGTH + " digits";
        } else if (said.startsWith("Name length")) {
            return "a key of more than " + KEY_LENGTH + " characters";
        } else if (said.startsWith("Token count")) {
            return "more than " + TOKENS + " values, keys and brackets in one record; split it";
        }
        return "too many keys with the same hash code, as made for an attack";
    }
}
