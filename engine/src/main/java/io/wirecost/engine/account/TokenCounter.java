package io.wirecost.engine.account;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.ArtifactVersion;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.run.Tokens;
import io.wirecost.core.run.Tokens.TextLength;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Counts how many tokens a language model is given for messages that are texts, by one open tokenizer. It remembers texts, since
 * many codecs write the same ones.
 */
public final class TokenCounter {
    private static final int MOST_MESSAGES = 250;
    private static final int MOST_BYTES = 1 << 20;
    private static final EncodingType VOCABULARY = EncodingType.O200K_BASE;
    private static final String TOKENIZER =
            VOCABULARY.getName() + ", by jtokkit " + ArtifactVersion.of(Encodings.class, "com.knuddels:jtokkit");
    private static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(VOCABULARY);

    private final Map<String, Integer> counted = new ConcurrentHashMap<>();

    int of(String text) {
        return counted.computeIfAbsent(text, ENCODING::countTokensOrdinary);
    }

    /** Returns the tokens of a codec's messages; empty unless its format is a text that is not compressed. */
    public Optional<Tokens> of(CodecInfo codec, List<byte[]> messages) {
        if (codec.family() != Family.TEXT || codec.wrapper().isPresent() || messages.isEmpty()) {
            return Optional.empty();
        }
        List<String> texts = spaced(messages);
        return Optional.of(new Tokens(
                TOKENIZER,
                texts.size(),
                length(texts),
                codec.format().equals("JSON") ? asJson(texts) : Optional.empty()));
    }

    /** All messages, or as many of them, evenly spaced, as are counted in a moment. */
    private static List<String> spaced(List<byte[]> messages) {
        long bytes = messages.stream().mapToLong(message -> message.length).sum();
        long apart = 1 + Math.max((messages.size() - 1) / MOST_MESSAGES, (bytes - 1) / MOST_BYTES);
        return IntStream.range(0, messages.size())
                .filter(i -> i % apart == 0)
                .mapToObj(i -> new String(messages.get(i), StandardCharsets.UTF_8))
                .toList();
    }

    private TextLength length(List<String> texts) {
        return new TextLength(
                texts.stream().mapToLong(this::of).sum(),
                texts.stream()
                        .mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length)
                        .sum());
    }

    /** Empty where the messages are JSON of a kind that others do not read. */
    private Optional<Tokens.AsJson> asJson(List<String> texts) {
        List<Json> read = new ArrayList<>();
        try {
            for (String text : texts) {
                read.add(JsonText.read(text, "message"));
            }
        } catch (InputException e) {
            return Optional.empty();
        }
        return Optional.of(new Tokens.AsJson(
                length(read.stream().map(JsonText::compact).toList()),
                length(read.stream().map(JsonText::indented).toList())));
    }
}
