package io.wirecost.cli.explain;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import io.wirecost.core.codec.Family;
import io.wirecost.engine.account.Explained;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** How many tokens a language model is given for a text, by one open tokenizer. */
public final class Tokens {
    /** The tokenizer's name, with the library that has it. */
    public static final String TOKENIZER = "o200k_base, by jtokkit 1.1.0";

    private static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

    private Tokens() {}

    static int of(String text) {
        return ENCODING.countTokensOrdinary(text);
    }

    /** Returns the tokens of a message; empty unless its format is a text that is not compressed. */
    static Optional<Integer> of(Explained explained) {
        return explained.codec().family() == Family.TEXT
                        && explained.codec().wrapper().isEmpty()
                ? Optional.of(of(new String(explained.message(), StandardCharsets.UTF_8)))
                : Optional.empty();
    }
}
