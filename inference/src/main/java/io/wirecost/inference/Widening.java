package io.wirecost.inference;

import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Misfit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the schema was widened for.
 *
 * @param misfit how records of the one half did not fit the guess from the other
 * @param to what the place is taken for now, with {@code , optional} behind it if it may be absent
 */
public record Widening(Misfit misfit, String to) {
    static List<Widening> of(List<Misfit> misfits, Guess.Entity guess) {
        Map<String, String> words = new HashMap<>();
        Places.visit(guess, (path, at) -> words.put(path, at.words() + (at.isOptional() ? ", optional" : "")));
        return misfits.stream()
                .map(misfit -> new Widening(misfit, words.getOrDefault(misfit.path(), "part of a map")))
                .toList();
    }
}
