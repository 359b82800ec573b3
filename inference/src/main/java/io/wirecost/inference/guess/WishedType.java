package io.wirecost.inference.guess;

import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.Seen;
import java.util.Optional;

/** A type that the user asks for. Values that it does not hold are problems of the records later. */
final class WishedType {
    private WishedType() {}

    static Guess of(Type.Leaf type, Seen seen) {
        return new Guess.Value(
                type,
                spelling(type, seen),
                false,
                Evidence.of("as you asked for", seen.examples()).ifWrong("a value that is none is refused"));
    }

    private static Optional<Spelling> spelling(Type.Leaf type, Seen seen) {
        boolean texts = seen.texts().isPresent();
        if (type.asTemporal().isPresent()) {
            if (seen.count(JsonKind.RFC_1123) > 0) {
                return Optional.of(Word.RFC_1123);
            }
            return seen.count(JsonKind.CTIME) > 0
                    ? Optional.of(Word.CTIME)
                    : seen.texts().flatMap(found -> found.times().spelling()).map(iso -> iso);
        }
        boolean mixed =
                texts && seen.tallies().keySet().stream().anyMatch(kind -> kind != JsonKind.NULL && !kind.isText());
        if (type == Primitive.STRING) {
            return mixed || seen.numbers().isPresent() || seen.count(JsonKind.OBJECT) + seen.count(JsonKind.ARRAY) > 0
                    ? Optional.of(Word.JSON)
                    : Optional.empty();
        }
        return texts && Word.QUOTED.fits(type) ? Optional.of(Word.QUOTED) : Optional.empty();
    }
}
