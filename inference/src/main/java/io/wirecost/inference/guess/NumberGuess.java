package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.ObservedNumbers;
import io.wirecost.inference.observe.Seen;
import java.util.Optional;

/** Takes numbers for a type that holds every digit of all of them. */
final class NumberGuess {
    /** Beyond half of its range an int is soon too small. */
    private static final long MOST_OF_INT = 1L << 30;

    /** A single zero behind the point is the mark of a float in some languages. */
    private static final int LEAST_SCALE = 2;

    private static final int[] PRECISIONS = {9, 18, 38};

    private NumberGuess() {}

    static Guess of(Seen seen) {
        ObservedNumbers numbers = seen.numbers().orElseThrow();
        long fractions = seen.count(JsonKind.DOUBLE) + seen.count(JsonKind.LONG_FRACTION);
        if (numbers.isEndless()) {
            return new Guess.Value(
                    Primitive.STRING,
                    Optional.of(Spelling.Word.JSON),
                    false,
                    Evidence.of("numbers with more digits than any decimal type should hold", seen.examples())
                            .ifWrong("as text, each digit takes a byte"));
        }
        return fractions == 0 ? integers(seen, numbers) : fractions(seen, numbers);
    }

    private static Guess integers(Seen seen, ObservedNumbers numbers) {
        long big = seen.count(JsonKind.BIG_INTEGER);
        if (big > 0) {
            String why = ObservationWords.say(
                    "more than 64 bits in %,d of %s, up to %d digits",
                    big, ObservationWords.counted(seen.present(), "integer"), numbers.integerDigits());
            return value(decimal(numbers.integerDigits(), 0), Evidence.of(why, seen.examples()));
        }
        String why = ObservationWords.counted(seen.present(), "integer")
                + ObservationWords.say(" from %,d to %,d", numbers.least(), numbers.most());
        Evidence evidence = Evidence.of(why, seen.examples());
        return isInt(seen, numbers)
                ? value(
                        Primitive.INT,
                        evidence.instead("long, if it may grow").ifWrong("a number beyond 2,147,483,647 is refused"))
                : value(Primitive.LONG, evidence.ifWrong("a number beyond 64 bits is refused"));
    }

    static boolean isInt(Seen seen, ObservedNumbers numbers) {
        return seen.count(JsonKind.LONG) == 0 && numbers.least() >= -MOST_OF_INT && numbers.most() < MOST_OF_INT;
    }

    private static Guess fractions(Seen seen, ObservedNumbers numbers) {
        long unheld = seen.count(JsonKind.LONG_FRACTION);
        if (unheld > 0 || numbers.hasInexactIntegers()) {
            String why = ObservationWords.say(
                    "a double would not hold all digits of %,d of %s",
                    Math.max(1, unheld), ObservationWords.counted(seen.present(), "number"));
            return decimal(numbers, numbers.scale(), Evidence.of(why, seen.examples()));
        }
        if (numbers.isPadded() && numbers.writtenScale() >= LEAST_SCALE) {
            String why =
                    "all have %d digits behind the point, zeros too, as decimals do".formatted(numbers.writtenScale());
            return decimal(
                    numbers,
                    numbers.writtenScale(),
                    Evidence.of(why, seen.examples()).instead("double"));
        }
        String why = "a double holds all digits of " + ObservationWords.counted(seen.present(), "number");
        Evidence evidence = Evidence.of(why, seen.examples());
        return value(Primitive.DOUBLE, numbers.scale() <= 4 ? evidence.instead("decimal, if it is money") : evidence);
    }

    private static Guess decimal(ObservedNumbers numbers, int scale, Evidence evidence) {
        return value(decimal(numbers.integerDigits(), scale), evidence.ifWrong("a number with more digits is refused"));
    }

    /** A decimal with the next usual precision: those that fit in 32, 64 and 128 bits. */
    static Type.Decimal decimal(int integerDigits, int scale) {
        int digits = Math.max(1, integerDigits + scale);
        for (int precision : PRECISIONS) {
            if (digits <= precision) {
                return new Type.Decimal(precision, scale, Optional.empty());
            }
        }
        return new Type.Decimal(digits, scale, Optional.empty());
    }

    private static Guess value(Type.Leaf type, Evidence evidence) {
        return new Guess.Value(type, Optional.empty(), false, evidence);
    }
}
