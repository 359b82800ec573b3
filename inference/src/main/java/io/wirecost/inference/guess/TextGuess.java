package io.wirecost.inference.guess;

import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.Temporal;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.ObservedNumbers;
import io.wirecost.inference.observe.ObservedTexts;
import io.wirecost.inference.observe.ObservedTimes;
import io.wirecost.inference.observe.Occurrences;
import io.wirecost.inference.observe.Seen;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Takes strings for what they hold, if all of them hold the same and one spelling writes them back as they were.
 */
final class TextGuess {
    /** The name of the 16 bytes that hold a UUID in Avro. */
    static final String UUID_NAME = "Uuid";

    /** The name of bytes in hexadecimal digits, before their number. */
    private static final String HEX_NAME = "Hex";

    private static final int UUID_BYTES = 16;
    private static final int LEAST_HEX = 8;
    private static final int LEAST_NUMBERS = 10;
    private static final int LEAST_BASE64 = 8;

    /** A text as long as this that is base64 by accident would be one word. */
    private static final int LONG_BASE64 = 512;

    private static final int LEAST_FOR_ENUM = 20;
    private static final int LEAST_PER_SYMBOL = 10;

    /** The chance that the next text is none of the symbols, by Good and Turing: the share of texts that were seen once. */
    private static final double MOST_UNSEEN = 0.01;

    private final String path;
    private final Seen seen;
    private final ObservedTexts texts;
    private final boolean enums;

    private TextGuess(String path, Seen seen, boolean enums) {
        this.path = path;
        this.seen = seen;
        this.texts = seen.texts().orElseThrow();
        this.enums = enums;
    }

    /**
     * @param path of the texts
     * @param enums whether texts may be symbols of an enum
     */
    static Guess of(String path, Seen seen, boolean enums) {
        TextGuess guess = new TextGuess(path, seen, enums);
        return guess.hex().or(guess::typed).or(guess::symbols).orElseGet(guess::text);
    }

    private Optional<Guess> hex() {
        OptionalInt bytes = texts.hex().bytes();
        return bytes.isEmpty() || seen.present() < LEAST_HEX
                ? Optional.empty()
                : Optional.of(value(
                        new Type.Fixed(HEX_NAME + bytes.getAsInt(), bytes.getAsInt()),
                        Optional.of(Word.HEX),
                        ObservationWords.say(
                                "all %,d are %d hexadecimal digits", seen.present(), 2L * bytes.getAsInt())));
    }

    private Optional<Guess> typed() {
        long all = seen.present();
        for (Map.Entry<JsonKind, Occurrences> entry : seen.tallies().entrySet()) {
            if (entry.getKey().isText() && entry.getValue().count() == all) {
                return typed(entry.getKey(), all);
            }
        }
        return Optional.empty();
    }

    private Optional<Guess> typed(JsonKind kind, long count) {
        String why =
                count == 1 ? "the only value is " + kind : ObservationWords.say("all %,d are %s", count, plural(kind));
        return switch (kind) {
            case UUID ->
                Optional.of(value(
                        new Type.Uuid(Optional.of(new Type.Fixed(UUID_NAME, UUID_BYTES))), Optional.empty(), why));
            case DATE -> Optional.of(value(Temporal.DATE, Optional.empty(), why));
            case TIME -> time(Temporal.of(LocalTime.class), why);
            case TIMESTAMP -> time(Temporal.of(Instant.class), why);
            case LOCAL_TIMESTAMP -> time(Temporal.of(LocalDateTime.class), why);
            case RFC_1123 -> Optional.of(value(Temporal.TIMESTAMP_MILLIS, Optional.of(Word.RFC_1123), why));
            case CTIME -> Optional.of(value(Temporal.TIMESTAMP_MILLIS, Optional.of(Word.CTIME), why));
            case QUOTED_INTEGER -> count < LEAST_NUMBERS ? Optional.empty() : Optional.of(integer(why));
            case QUOTED_DECIMAL ->
                count < LEAST_NUMBERS || !texts.numbers().hasOneScale() ? Optional.empty() : Optional.of(decimal(why));
            case QUOTED_BOOLEAN ->
                count < LEAST_NUMBERS
                        ? Optional.empty()
                        : Optional.of(value(Primitive.BOOLEAN, Optional.of(Word.QUOTED), why));
            case BASE64 ->
                count < LEAST_BASE64 && texts.shortestBase64() < LONG_BASE64 || !texts.hasBase64Sign()
                        ? Optional.empty()
                        : Optional.of(value(Primitive.BYTES, Optional.empty(), why));
            default -> Optional.empty();
        };
    }

    private static String plural(JsonKind kind) {
        return switch (kind) {
            case UUID -> "UUIDs in small letters";
            case DATE -> "dates";
            case TIME -> "times";
            case TIMESTAMP, RFC_1123, CTIME -> "timestamps";
            case LOCAL_TIMESTAMP -> "timestamps without a zone";
            case QUOTED_INTEGER -> "integers in quotes";
            case QUOTED_DECIMAL -> "decimals in quotes";
            case QUOTED_BOOLEAN -> "booleans in quotes";
            case BASE64 -> "bytes in base64";
            default -> "texts";
        };
    }

    /** @param units milliseconds, then finer ones */
    private Optional<Guess> time(List<Temporal> units, String why) {
        ObservedTimes times = texts.times();
        return times.spelling()
                .map(spelling -> value(
                        units.get(times.needNanos() ? 2 : times.needMicros() ? 1 : 0),
                        Optional.of(spelling),
                        seen.present() == 1 ? why : why + ", spelled alike"));
    }

    private Guess integer(String why) {
        ObservedNumbers numbers = texts.numbers();
        boolean small = Math.max(Math.abs(numbers.least()), Math.abs(numbers.most())) < 1L << 30;
        return new Guess.Value(
                small ? Primitive.INT : Primitive.LONG,
                Optional.of(Word.QUOTED),
                false,
                Evidence.of(why + " without leading zeros", seen.examples())
                        .instead("string")
                        .ifWrong("a text that is no such number is refused"));
    }

    private Guess decimal(String why) {
        ObservedNumbers numbers = texts.numbers();
        return new Guess.Value(
                NumberGuess.decimal(numbers.integerDigits(), numbers.writtenScale()),
                Optional.of(Word.QUOTED),
                false,
                Evidence.of(why + " with %d digits behind the point".formatted(numbers.writtenScale()), seen.examples())
                        .instead("string")
                        .ifWrong("a text that is no such number is refused"));
    }

    private Optional<Guess> symbols() {
        Map<String, Occurrences> symbols = texts.symbols();
        long count = seen.present();
        if (!enums || symbols.isEmpty() || count < Math.max(LEAST_FOR_ENUM, LEAST_PER_SYMBOL * symbols.size())) {
            return Optional.empty();
        }
        long once =
                symbols.values().stream().filter(tally -> tally.count() == 1).count();
        boolean named = symbols.keySet().stream().allMatch(SafeName::isSimple);
        return named && once <= MOST_UNSEEN * count
                ? Optional.of(new Guess.Choice(
                        symbols.keySet().stream().sorted().toList(),
                        false,
                        Evidence.of(
                                        ObservationWords.counted(symbols.size(), "different text") + " in "
                                                + ObservationWords.counted(count, "value"),
                                        symbols.keySet().stream()
                                                .sorted()
                                                .limit(3)
                                                .toList())
                                .instead("string, if others may come")
                                .ifWrong("any other text is refused")))
                : Optional.empty();
    }

    private Guess text() {
        return new Guess.Value(
                Primitive.STRING,
                Optional.empty(),
                false,
                Evidence.of(ObservationWords.counted(seen.present(), "text"), seen.examples())
                        .instead(nearly()));
    }

    /** What most of the texts hold, if there were not a few others. */
    private String nearly() {
        long all = seen.present();
        if (texts.areJson()) {
            return ObservationWords.say(
                    "the object or array that each text holds as JSON, which --type '%s=json' reads; as a text it costs what JSON costs, %,d characters on average",
                    path, texts.characters() / all);
        }
        return seen.tallies().entrySet().stream()
                .filter(entry -> entry.getKey().isText() && entry.getKey() != JsonKind.TEXT)
                .filter(entry -> entry.getValue().count() * 2 > all)
                .map(entry -> entry.getValue().count() == all
                        ? "%s, but they are too few or spelled in several ways".formatted(plural(entry.getKey()))
                        : ObservationWords.say(
                                "%s, but for %,d of %,d",
                                plural(entry.getKey()), all - entry.getValue().count(), all))
                .findFirst()
                .orElse("");
    }

    private Guess value(Type.Leaf type, Optional<Spelling> spelling, String why) {
        return new Guess.Value(
                type,
                spelling,
                false,
                Evidence.of(why, seen.examples()).instead("string").ifWrong("any other text is refused"));
    }
}
