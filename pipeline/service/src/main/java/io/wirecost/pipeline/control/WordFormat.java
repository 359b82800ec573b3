package io.wirecost.pipeline.control;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** A word as text: JSON whose key {@code word} says which one it is. */
public final class WordFormat {
    private static final JsonMapper MAPPER =
            StrictJson.builder().addMixIn(Word.class, Named.class).build();

    private WordFormat() {}

    public static String format(Word word) {
        try {
            return MAPPER.writerFor(Word.class).writeValueAsString(word);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a word is made of what JSON can hold", e);
        }
    }

    /** @throws ForeignWordException if it is a word of another version, or none */
    public static Word parse(String text) throws ForeignWordException {
        try {
            Word word = MAPPER.readValue(text, Word.class);
            if (word == null) { // the JSON null is
                throw new ForeignWordException(text, null);
            }
            return word;
        } catch (JsonProcessingException e) {
            throw new ForeignWordException(text, e);
        }
    }

    /** The names are written down, so that no class can be asked for that is not a word. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "word")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Word.Offer.class, name = "offer"),
        @JsonSubTypes.Type(value = Word.Join.class, name = "join"),
        @JsonSubTypes.Type(value = Word.Welcome.class, name = "welcome"),
        @JsonSubTypes.Type(value = Word.Rejected.class, name = "rejected"),
        @JsonSubTypes.Type(value = Word.Start.class, name = "start"),
        @JsonSubTypes.Type(value = Word.Up.class, name = "up"),
        @JsonSubTypes.Type(value = Word.Ping.class, name = "ping"),
        @JsonSubTypes.Type(value = Word.Pong.class, name = "pong"),
        @JsonSubTypes.Type(value = Word.Prepare.class, name = "prepare"),
        @JsonSubTypes.Type(value = Word.Ready.class, name = "ready"),
        @JsonSubTypes.Type(value = Word.Go.class, name = "go"),
        @JsonSubTypes.Type(value = Word.Timetable.class, name = "timetable"),
        @JsonSubTypes.Type(value = Word.Progress.class, name = "progress"),
        @JsonSubTypes.Type(value = Word.Finished.class, name = "finished"),
        @JsonSubTypes.Type(value = Word.Failed.class, name = "failed"),
        @JsonSubTypes.Type(value = Word.Over.class, name = "over"),
        @JsonSubTypes.Type(value = Word.Alive.class, name = "alive"),
        @JsonSubTypes.Type(value = Word.Farewell.class, name = "farewell")
    })
    private interface Named {}
}
