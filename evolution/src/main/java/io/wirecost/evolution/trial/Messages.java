package io.wirecost.evolution.trial;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a codec has written of records. It has no message of a record that is beyond the codec's declared limits.
 *
 * @param bytes by record
 * @param problems why others were not written
 */
record Messages(Map<RecordValue, byte[]> bytes, Map<RecordValue, String> problems) {
    /**
     * Has a codec write records.
     *
     * @param session at work on these records
     * @param file for the bytes
     */
    static Outcome<Messages> write(
            RunnerSession session, TriedCodec codec, List<RecordValue> records, LimitCheck limits, Path file)
            throws IOException {
        return session.encodeEach(codec.info(), codec.setting(), file)
                .then(problems -> problems.size() == records.size()
                        ? new Outcome.Done<>(read(records, problems, limits, file))
                        : new Outcome.Failed<>("encode: expected outcomes of %d records, got %d"
                                .formatted(records.size(), problems.size())));
    }

    private static Messages read(
            List<RecordValue> records, List<Optional<String>> problems, LimitCheck limits, Path file)
            throws IOException {
        Messages messages = new Messages(new HashMap<>(), new HashMap<>());
        Iterator<Encoded> encoded = EncodedFile.read(file).iterator();
        for (int i = 0; i < records.size(); i++) {
            RecordValue record = records.get(i);
            Optional<String> problem = problems.get(i);
            byte[] bytes = problem.isEmpty() ? encoded.next().whole() : new byte[0];
            problem.or(() -> limits.violation(record))
                    .ifPresentOrElse(
                            reason -> messages.problems.put(record, reason), () -> messages.bytes.put(record, bytes));
        }
        return messages;
    }

    boolean has(RecordValue record) {
        return bytes.containsKey(record);
    }
}
