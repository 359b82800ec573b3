package io.wirecost.core.schema;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How JSON spells the values of a type, if not in the usual way: numbers in quotes, timestamps in the manner of some
 * language's library. It says how records are read and written back. It changes no value and no byte of any format.
 *
 * <p>{@code toString} gives a text that {@link #parse} reads.
 */
public sealed interface Spelling {
    /** The property of a field in an Avro schema that holds the spelling's text. */
    String PROPERTY = "wirecost.spelling";

    /** Returns the spelling of a text; empty for a text that stands for none. */
    static Optional<Spelling> parse(String text) {
        Optional<Spelling> word = Stream.of(Word.values())
                .filter(known -> known.toString().equals(text))
                .<Spelling>map(known -> known)
                .findFirst();
        return word.isPresent() ? word : Iso.parse(text).map(iso -> iso);
    }

    /** Returns whether values of a type can be spelled so. */
    boolean fits(Type.Leaf type);

    /**
     * Returns the type whose values a field's spelling is about: that of the field, or of what its arrays and maps hold.
     */
    static Optional<Type.Leaf> spelled(Type type) {
        Type present = type.present();
        return present.contained().isPresent() ? spelled(present.contained().get()) : present.asLeaf();
    }

    /** Spellings without parameters. */
    enum Word implements Spelling {
        /** A number or boolean in a string: {@code "42"}, {@code "true"}. */
        QUOTED,
        /** Bytes as pairs of hexadecimal digits in small letters. */
        HEX,
        /** A string that holds any JSON value as its text. Strings are in it with their quotes. */
        JSON,
        /** A string that stands for itself, or holds a number or boolean as JSON has it. */
        SCALAR,
        /** {@code Tue, 03 Jun 2008 11:05:30 GMT}, as in HTTP and mail. */
        RFC_1123,
        /** {@code Wed Aug 27 13:08:45 +0000 2008}, as of C's {@code ctime} with a zone. */
        CTIME;

        @Override
        public boolean fits(Type.Leaf type) {
            return switch (this) {
                case QUOTED ->
                    type.kind() == TypeKind.DECIMAL
                            || type.kind() == TypeKind.BOOLEAN
                            || type.asPrimitive()
                                    .filter(Type.Primitive::isNumber)
                                    .isPresent();
                case HEX -> type.kind() == TypeKind.FIXED || type.kind() == TypeKind.BYTES;
                case JSON, SCALAR -> type == Type.Primitive.STRING;
                case RFC_1123, CTIME ->
                    type == Type.Temporal.TIMESTAMP_MILLIS || type == Type.Temporal.TIMESTAMP_MICROS;
            };
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * A date with a time, or a time alone, in the order of ISO 8601.
     *
     * @param separator between date and time: {@code T} or a blank
     * @param zone what follows the time in every value, e.g. {@code Z} or {@code +02:00}; empty for local times
     */
    record Iso(char separator, Fraction fraction, String zone) implements Spelling {
        private static final String WORD = "iso";
        private static final Pattern ZONE =
                Pattern.compile("|Z| UTC| ?[+-](0[0-9]|1[0-7])(:?[0-5][0-9])?| ?[+-]18(:?00)?");

        static Optional<Iso> parse(String text) {
            String[] words = text.split("/", -1);
            if (words.length != 4
                    || !words[0].equals(WORD)
                    || !(words[1].equals("T") || words[1].equals(" "))
                    || !ZONE.matcher(words[3]).matches()) {
                return Optional.empty();
            }
            return Fraction.parse(words[2]).map(fraction -> new Iso(words[1].charAt(0), fraction, words[3]));
        }

        @Override
        public boolean fits(Type.Leaf type) {
            return type.asTemporal()
                    .filter(any -> any != Type.Temporal.DATE)
                    .filter(any -> (any.valueClass() == Instant.class) != zone.isEmpty())
                    .isPresent();
        }

        @Override
        public String toString() {
            return WORD + "/" + separator + "/" + fraction + "/" + zone;
        }
    }

    /** How many digits of a second are written. Libraries differ in that. */
    enum Fraction {
        NONE(0),
        ONE(1),
        TWO(2),
        THREE(3),
        FOUR(4),
        FIVE(5),
        SIX(6),
        SEVEN(7),
        EIGHT(8),
        NINE(9),
        /** None, or as many groups of three as there are digits other than zero, as Java's library does. */
        GROUPS(-1),
        /** None, or six, as Python's library does. */
        NONE_OR_SIX(-1),
        /** As many as there are up to the last that is not zero, as Go's library does. */
        SHORTEST(-1);

        private static final int MOST_DIGITS = 9;

        private final int digits;

        Fraction(int digits) {
            this.digits = digits;
        }

        static Optional<Fraction> parse(String text) {
            return Stream.of(values())
                    .filter(fraction -> fraction.toString().equals(text))
                    .findFirst();
        }

        /** Returns how many digits stand for a part of a second. */
        public int digits(int nanos) {
            if (digits >= 0) {
                return digits;
            }
            int shortest = MOST_DIGITS;
            for (int rest = nanos; shortest > 0 && rest % 10 == 0; rest /= 10) {
                shortest--;
            }
            return switch (this) {
                case GROUPS -> (shortest + 2) / 3 * 3;
                case NONE_OR_SIX -> nanos == 0 ? 0 : 6;
                default -> shortest;
            };
        }

        @Override
        public String toString() {
            return digits >= 0
                    ? Integer.toString(digits)
                    : name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
