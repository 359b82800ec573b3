package io.wirecost.inference;

import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Guess.Member;
import io.wirecost.inference.guess.GuessCases;
import java.util.function.BiConsumer;

/** Walks through the places of the records with their paths, e.g. {@code items[].price} and {@code labels{}}. */
final class Places {
    private Places() {}

    /** @param visitor is given each place but the root, outer places first */
    static void visit(Guess.Entity root, BiConsumer<String, Guess> visitor) {
        for (Member member : root.members()) {
            visit(member.key(), member.guess(), visitor);
        }
    }

    private static void visit(String path, Guess guess, BiConsumer<String, Guess> visitor) {
        visitor.accept(path, guess);
        guess.match(new GuessCases<Void>(
                value -> null,
                choice -> null,
                entity -> {
                    entity.members().forEach(member -> visit(path + "." + member.key(), member.guess(), visitor));
                    return null;
                },
                many -> {
                    visit(path + "[]", many.elements(), visitor);
                    return null;
                },
                keyed -> {
                    visit(path + "{}", keyed.values(), visitor);
                    return null;
                }));
    }
}
