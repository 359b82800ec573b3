package io.wirecost.inference;

import io.wirecost.core.InputException;
import io.wirecost.core.Nearest;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Guesser;
import io.wirecost.inference.guess.Misfit;
import io.wirecost.inference.guess.Misfits;
import io.wirecost.inference.guess.Splitting;
import io.wirecost.inference.guess.TypeHints;
import io.wirecost.inference.observe.Splits;
import io.wirecost.inference.schema.SchemaBuilder;
import io.wirecost.workloads.records.Taken;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the schema of JSON records. A first pass over the records counts what stands where, in two halves. The guess
 * from one half is checked against the other and widened by what does not fit. Where objects of several kinds are found, a further
 * pass looks at each kind by itself. The last pass reads every record by the schema and writes it back.
 */
public final class Inference {
    private final JsonSource source;
    private final Requests requests;
    private final PassListener listener;

    /** @param listener is told how far the passes are */
    public Inference(JsonSource source, Requests requests, PassListener listener) {
        this.source = source;
        this.requests = requests;
        this.listener = listener;
    }

    /** A guess of all records, with the schema that is made of it. */
    private record Guessed(Guess.Entity root, Schema schema, SchemaFindings.Halves halves) {}

    /**
     * Finds the schema and proves it, and takes the records that are to be measured.
     *
     * @param name of what the records are, by which the root record is named
     * @throws InputException with all problems of the records' JSON, of the requests, or of values that a requested type
     *     does not hold
     */
    public Inferred infer(String name, Sampling sampling) throws IOException, InputException {
        RecordSurvey survey = survey(Splits.NONE);
        TypeHints hints = requests.hints();
        Guessed first = guessed(name, survey, hints);
        Splits splits = Splitting.of(first.root);
        Guessed guessed = splits.isNone() ? first : guessed(name, survey(splits), hints);
        if (guessed.schema.records().noneMatch(RecordDefinition::isUnion)) {
            return inferred(guessed, survey, sampling);
        }
        Guessed plain = again(name, survey, first.halves, hints.withoutUnions());
        try {
            Inferred found = inferred(guessed, survey, sampling);
            if (found.findings().proof().different() == 0) {
                return found.without(plain.schema);
            }
        } catch (InputException e) {
            // Some record is of no branch, or of several: so these are no unions. What else is wrong is found once
            // more.
        }
        return inferred(plain, survey, sampling);
    }

    private RecordSurvey survey(Splits splits) throws IOException, InputException {
        return RecordSurvey.of(source, requests, splits, listener);
    }

    /** The halves are joined by this, so a survey is of no use for it again. */
    private Guessed guessed(String name, RecordSurvey survey, TypeHints hints) throws InputException {
        Guess.Entity half = new Guesser(hints).root(survey.odd().seen());
        List<Misfit> misfits = Misfits.of(half, survey.even().seen());
        long guessedFrom = survey.odd().records();
        long checkedAgainst = survey.even().records();
        Guesser guesser = new Guesser(hints);
        Guess.Entity root = guesser.root(survey.all());
        requireGranted(guesser.ungranted(), root);
        return new Guessed(
                root,
                SchemaBuilder.build(name, root),
                InferenceFindings.halves(guessedFrom, checkedAgainst, misfits, root));
    }

    private Guessed again(String name, RecordSurvey joined, SchemaFindings.Halves halves, TypeHints hints) {
        Guess.Entity root = new Guesser(hints).root(joined.odd().seen());
        return new Guessed(root, SchemaBuilder.build(name, root), halves);
    }

    private Inferred inferred(Guessed guessed, RecordSurvey survey, Sampling sampling)
            throws IOException, InputException {
        InferenceProof proof = new InferenceProof(source, guessed.schema, requests, listener);
        Taken taken = proof.take(sampling.plan(survey.sizes()), survey.sizes().records());
        SchemaFindings findings =
                InferenceFindings.of(guessed.root, guessed.halves, proof.result(), requests.omittedPaths());
        return new Inferred(guessed.schema, findings, taken, Optional.empty());
    }

    private void requireGranted(Set<String> ungranted, Guess.Entity guess) throws InputException {
        List<String> known = new ArrayList<>();
        RecordPlaces.visit(guess, (path, at, absence) -> known.add(path));
        requests.jsonTexts().stream().filter(path -> !known.contains(path)).forEach(ungranted::add);
        if (ungranted.isEmpty()) {
            return;
        }
        throw new InputException(ungranted.stream()
                .map(path -> "%s: the records have no such place%s".formatted(path, Nearest.hint(path, known)))
                .toList());
    }
}
