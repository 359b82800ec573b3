package io.wirecost.compiler.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import io.wirecost.core.json.JsonText;
import java.io.IOException;

/** The tokens of JSON for those who need no tree, within the same limits as {@link JsonText}. */
public final class JsonTokens {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES) // which would keep a user's keys for ever
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(JsonText.DEPTH)
                    .maxNumberLength(JsonText.NUMBER_LENGTH)
                    .maxNameLength(JsonText.KEY_LENGTH)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxTokenCount(JsonText.TOKENS)
                    .build())
            .build();

    private JsonTokens() {}

    /**
     * Returns the tokens of a slice of bytes in UTF-8. What is wrong with the text is an exception of Jackson's; {@link
     * JsonText#read} says it in our words.
     */
    public static JsonParser of(byte[] bytes, int offset, int length) throws IOException {
        return FACTORY.createParser(bytes, offset, length);
    }
}
