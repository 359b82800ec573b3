package io.wirecost.inference.guess;

import io.wirecost.inference.guess.Guess.Form;
import io.wirecost.inference.guess.Guess.Member;
import io.wirecost.inference.observe.Splits;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the places of a guess at which the kinds of objects are to be looked at each by itself. */
public final class Splitting {
    private Splitting() {}

    /** The places within the records. These themselves stay one record, as messages have one type. */
    public static Splits of(Guess.Entity root) {
        return new Splits(Optional.empty(), members(root), Optional.empty(), Optional.empty());
    }

    private static Splits at(Guess guess) {
        return switch (guess.form()) {
            case VALUE, CHOICE -> Splits.NONE;
            case ENTITY -> new Splits(guess.rule(), members(guess), Optional.empty(), Optional.empty());
            case MANY -> new Splits(Optional.empty(), Map.of(), Optional.empty(), Optional.of(at(guess.elements())));
            case KEYED -> new Splits(Optional.empty(), Map.of(), Optional.of(at(guess.elements())), Optional.empty());
            case UNION -> union(guess);
        };
    }

    private static Splits union(Guess union) {
        Splits objects = branch(union, Form.ENTITY, Form.KEYED);
        return new Splits(
                objects.rule(),
                objects.members(),
                objects.entries(),
                branch(union, Form.MANY, Form.MANY).elements());
    }

    private static Splits branch(Guess union, Form one, Form other) {
        return union.members().stream()
                .map(Member::guess)
                .filter(guess -> guess.form() == one || guess.form() == other)
                .findFirst()
                .map(Splitting::at)
                .orElse(Splits.NONE);
    }

    private static Map<String, Splits> members(Guess entity) {
        return entity.members().stream().collect(Collectors.toMap(Member::key, member -> at(member.guess())));
    }
}
