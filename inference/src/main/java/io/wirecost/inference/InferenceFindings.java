package io.wirecost.inference;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import io.wirecost.core.schema.Spelling;
import io.wirecost.inference.guess.Evidence;
import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Guess.Entity;
import io.wirecost.inference.guess.Misfit;
import io.wirecost.inference.guess.Variants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells what was found, as data that a report can show. */
final class InferenceFindings {
    private InferenceFindings() {}

    static List<Place> places(Entity root) {
        List<Place> places = new ArrayList<>();
        RecordPlaces.visit(root, (path, guess, absence) -> places.add(place(path, guess, absence)));
        return places;
    }

    private static Place place(String path, Guess guess, String absence) {
        Evidence evidence = guess.evidence();
        return new Place(
                path,
                guess.words(),
                guess.spelling().map(Spelling::toString),
                evidence.why(),
                absence,
                evidence.examples(),
                evidence.instead(),
                evidence.ifWrong());
    }

    /**
     * @param misfits of the guess that was made of the one half
     * @param root the guess that was made of all records
     */
    static Halves halves(long guessedFrom, long checkedAgainst, List<Misfit> misfits, Entity root) {
        Map<String, String> words = new HashMap<>();
        RecordPlaces.visit(
                root,
                (path, guess, absence) -> words.put(path, guess.words() + (guess.isOptional() ? ", optional" : "")));
        List<Widening> widenings = misfits.stream()
                .map(misfit -> new Widening(
                        misfit.path(),
                        misfit.expected(),
                        misfit.found(),
                        misfit.count(),
                        misfit.records(),
                        words.getOrDefault(misfit.path(), "part of a map")))
                .toList();
        return new Halves(guessedFrom, checkedAgainst, widenings);
    }

    static List<Kinds> kinds(Entity root) {
        List<Kinds> kinds = new ArrayList<>();
        root.kinds().ifPresent(variants -> kinds.add(kinds("", variants)));
        RecordPlaces.visit(
                root, (path, guess, absence) -> guess.kinds().ifPresent(variants -> kinds.add(kinds(path, variants))));
        return kinds;
    }

    private static Kinds kinds(String path, Variants variants) {
        return new Kinds(
                path,
                variants.by(),
                variants.variants().stream()
                        .map(variant -> new FindingKind(variant.name(), variant.share(), variant.own()))
                        .toList());
    }

    static SchemaFindings of(Entity root, Halves halves, SchemaFindings.Proof proof, List<String> omitted) {
        return new SchemaFindings(proof.records(), places(root), halves, kinds(root), proof, omitted);
    }
}
