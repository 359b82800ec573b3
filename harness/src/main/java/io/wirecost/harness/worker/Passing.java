package io.wirecost.harness.worker;

import io.wirecost.core.codec.Staged;
import io.wirecost.core.proof.Encoded;
import io.wirecost.harness.proof.EncodedFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Has a codec read messages into its library's own object, and write that object again. So it shows whether the object keeps
 * what its version of the schema does not know.
 */
record Passing(OpenCodec open, AnswerOutput answers) {
    Map<String, ?> run(Request request) throws Exception {
        if (!(open.codec() instanceof Staged<Object, ?, ?> staged)) {
            return Map.of("unable", true);
        }
        List<Encoded> passed = new ArrayList<>();
        List<Map<String, String>> outcomes = new ArrayList<>();
        for (Encoded message : EncodedFile.read(request.path("bytes"))) {
            int number = outcomes.size();
            answers.record(number);
            Map<String, String> outcome = new LinkedHashMap<>();
            try {
                passed.add(Problem.ofRecord(number, () -> pass(staged, message.whole())));
            } catch (Problem e) {
                outcome.put("problem", e.getMessage());
            }
            outcomes.add(outcome);
        }
        EncodedFile.write(request.path("passed"), passed);
        return Map.of("outcomes", outcomes);
    }

    /** Fails where a library reads another class of objects than it writes. */
    @SuppressWarnings("unchecked")
    private static <W> Encoded pass(Staged<Object, W, ?> staged, byte[] message) throws Exception {
        return new Encoded(staged.write((W) staged.read(message)), Optional.empty());
    }
}
