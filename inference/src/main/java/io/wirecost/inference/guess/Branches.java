package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.inference.guess.Guess.Form;
import io.wirecost.inference.guess.Guess.Member;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.Seen;
import java.util.Optional;

/** Which values of several kinds are a union: those whose branch their JSON tells. */
final class Branches {
    private Branches() {}

    /** The branch of texts. They stay as they are, since a union's branches have no spelling. */
    static Guess texts(Seen seen) {
        return value(
                Primitive.STRING,
                seen.tallies().keySet().stream()
                        .filter(JsonKind::isText)
                        .mapToLong(seen::count)
                        .sum(),
                "text",
                seen);
    }

    static Guess booleans(Seen seen) {
        return value(Primitive.BOOLEAN, seen.count(JsonKind.BOOLEAN), "boolean", seen);
    }

    private static Guess value(Primitive type, long count, String what, Seen seen) {
        return new Guess.Value(
                type, Optional.empty(), false, Evidence.of(ObservationWords.counted(count, what), seen.examples()));
    }

    /**
     * Returns whether the JSON of each value tells its branch, and the branch's type tells how JSON spells it. A text can stand for a
     * double or a decimal too, so no text stands beside one of these.
     */
    static boolean tell(Guess union) {
        boolean texts = union.members().stream().anyMatch(branch -> isOf(branch, Primitive.STRING));
        boolean whole = union.members().stream()
                .filter(branch -> branch.guess().form() == Form.VALUE)
                .allMatch(branch -> isOf(branch, Primitive.STRING)
                        || isOf(branch, Primitive.BOOLEAN)
                        || isOf(branch, Primitive.INT)
                        || isOf(branch, Primitive.LONG));
        return (!texts || whole) && union.members().stream().noneMatch(branch -> isSpelled(branch.guess()));
    }

    private static boolean isOf(Member branch, Primitive type) {
        return branch.guess().form() == Form.VALUE && branch.guess().type() == type;
    }

    private static boolean isSpelled(Guess guess) {
        return switch (guess.form()) {
            case VALUE -> guess.spelling().isPresent();
            case CHOICE, ENTITY, UNION -> false;
            case MANY, KEYED -> isSpelled(guess.elements());
        };
    }

    /** Returns whether a place has values of several kinds, or its elements do. */
    static boolean isMixed(Guess guess) {
        return switch (guess.form()) {
            case VALUE -> guess.spelling().filter(Branches::isAny).isPresent();
            case CHOICE, ENTITY -> false;
            case UNION -> true;
            case MANY, KEYED -> isMixed(guess.elements());
        };
    }

    private static boolean isAny(Object spelling) {
        return spelling == Word.JSON || spelling == Word.SCALAR;
    }
}
