package io.wirecost.engine.account;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Tokens;
import java.util.List;
import java.util.Optional;

/**
 * A record as a codec has written it.
 *
 * @param account what each of its bytes is there for
 */
public record Explained(CodecInfo codec, byte[] message, ByteAccount account) {
    /** Returns the codec's name, with that of its runtime unless it is the JVM. */
    public String title() {
        Variant variant = codec.variant();
        return variant.runtime().equals(CodecId.JVM) ? variant.name() : variant.toString();
    }

    /** Returns the message's tokens; empty unless its format is a text. */
    public Optional<Tokens> tokens() {
        return new TokenCounter().of(codec, List.of(message));
    }
}
