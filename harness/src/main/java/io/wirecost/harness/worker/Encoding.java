package io.wirecost.harness.worker;

import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.proof.EncodedFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Has a codec write every record of its dataset. */
record Encoding(OpenCodec open, AnswerOutput answers) {
    Map<String, ?> run(Path file) throws Exception {
        EncodeProof<Object> proof = new EncodeProof<>(open.local().binding(), open.codec());
        List<Encoded> encoded = new ArrayList<>();
        for (RecordValue record : open.dataset().records()) {
            answers.record(encoded.size());
            encoded.add(Problem.ofRecord(encoded.size(), () -> proof.encode(record)));
        }
        EncodedFile.write(file, encoded);
        return Map.of();
    }
}
