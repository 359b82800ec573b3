package io.wirecost.inference;

import io.wirecost.core.InputException;
import io.wirecost.core.Nearest;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.schema.Schema;
import io.wirecost.inference.guess.Guess;
import io.wirecost.inference.guess.Guesser;
import io.wirecost.inference.guess.Misfit;
import io.wirecost.inference.guess.Misfits;
import io.wirecost.inference.schema.SchemaBuilder;
import io.wirecost.workloads.records.Taken;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the schema of JSON records. A first pass over the records counts what stands where, in two halves. The guess
 * from one half is checked against the other and widened by what does not fit. A second pass reads every record by the
 * schema and writes it back.
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

    /**
     * Finds the schema and proves it, and takes the records that are to be measured.
     *
     * @param name of what the records are, by which the root record is named
     * @throws InputException with all problems of the records' JSON, of the requests, or of values that a requested type
     *     does not hold
     */
    public Inferred infer(String name, Sampling sampling) throws IOException, InputException {
        Survey survey = Survey.of(source, requests.omitted(), listener);
        Guess.Entity half = new Guesser(requests.hints()).root(survey.odd().seen());
        List<Misfit> misfits = Misfits.of(half, survey.even().seen());
        long checkedAgainst = survey.even().records();
        Guesser guesser = new Guesser(requests.hints());
        Guess.Entity guess = guesser.root(survey.all());
        requireGranted(guesser.ungranted(), guess);
        Schema schema = SchemaBuilder.build(name, guess);
        InferenceProof proof = new InferenceProof(source, schema, requests.omitted(), listener);
        Taken taken = proof.take(sampling.plan(survey.sizes()), survey.sizes().records());
        SchemaFindings findings = InferenceFindings.of(
                guess,
                InferenceFindings.halves(survey.odd().records(), checkedAgainst, misfits, guess),
                proof.result(),
                requests.omittedPaths());
        return new Inferred(schema, findings, taken);
    }

    private static void requireGranted(Set<String> ungranted, Guess.Entity guess) throws InputException {
        if (ungranted.isEmpty()) {
            return;
        }
        List<String> known = new ArrayList<>();
        RecordPlaces.visit(guess, (path, at, absence) -> known.add(path));
        throw new InputException(ungranted.stream()
                .map(path -> "%s: the records have no such place%s".formatted(path, Nearest.hint(path, known)))
                .toList());
    }
}
