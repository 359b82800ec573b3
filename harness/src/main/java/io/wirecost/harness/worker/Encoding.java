package io.wirecost.harness.worker;

import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.proof.EncodedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Has a codec write every record of its dataset. */
record Encoding(OpenCodec open, AnswerOutput answers) {
    Map<String, ?> run(Request request) throws Exception {
        EncodeProof<Object> proof = new EncodeProof<>(open.local().binding(), open.codec());
        boolean goesOn = request.flag("each");
        List<Encoded> encoded = new ArrayList<>();
        List<Map<String, String>> outcomes = new ArrayList<>();
        for (RecordValue each : open.dataset().records()) {
            RecordValue record =
                    goesOn ? EqualTexts.asOneObject(open.local().binding().schema(), each) : each;
            int number = outcomes.size();
            answers.record(number);
            try {
                encoded.add(Problem.ofRecord(number, () -> proof.encode(record)));
                outcomes.add(Map.of());
            } catch (Problem e) {
                if (!goesOn) {
                    throw e;
                }
                outcomes.add(Map.of("problem", e.getMessage()));
            }
        }
        EncodedFile.write(request.path("bytes"), encoded);
        return goesOn ? Map.of("outcomes", outcomes) : Map.of();
    }
}
