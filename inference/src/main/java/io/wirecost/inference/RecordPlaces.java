package io.wirecost.inference;

import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Guess.Member;

/** Walks through the places of the records with their paths, e.g. {@code items[].price}, {@code labels{}} and {@code event<push>.id}. */
final class RecordPlaces {
    private RecordPlaces() {}

    /** Is given each place but the root, outer places first. */
    interface Visitor {
        /** @param absence how often a field has no value; empty for one that always has, and for other places */
        void visit(String path, Guess guess, String absence);
    }

    static void visit(Guess.Entity root, Visitor visitor) {
        members("", root, visitor);
    }

    private static void members(String path, Guess entity, Visitor visitor) {
        for (Member member : entity.members()) {
            String at = path.isEmpty() ? member.key() : path + "." + member.key();
            visit(at, member.guess(), member.absence(), visitor);
        }
    }

    private static void visit(String path, Guess guess, String absence, Visitor visitor) {
        visitor.visit(path, guess, absence);
        switch (guess.form()) {
            case VALUE, CHOICE -> {}
            case ENTITY -> members(path, guess, visitor);
            case MANY -> visit(path + "[]", guess.elements(), "", visitor);
            case KEYED -> visit(path + "{}", guess.elements(), "", visitor);
            case UNION ->
                guess.members().forEach(branch -> visit(path + "<" + branch.key() + ">", branch.guess(), "", visitor));
        }
    }
}
