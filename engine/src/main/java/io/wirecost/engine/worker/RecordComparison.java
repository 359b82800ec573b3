package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.DifferentValues;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Holds what workers hand back against the records of a run. */
record RecordComparison(Expected expected) {
    /** The same file if it has the bytes of every record, as far as that can be told without decoding them. */
    Outcome<Path> written(Path bytes) {
        try {
            int messages = EncodedFile.sizesBytes(bytes).size();
            int records = expected.dataset().records().size();
            return messages == records
                    ? new Outcome.Done<>(bytes)
                    : new Outcome.Failed<>("encoding: wrote %,d messages of %,d records".formatted(messages, records));
        } catch (IOException e) {
            return new Outcome.Failed<>("encoding: its file of encoded bytes: " + told(e, bytes));
        }
    }

    /**
     * How many of the records differ, if every one has come back.
     *
     * @param codec whose losses are allowed
     * @param bytes that were decoded
     * @param values what they were decoded to
     */
    Outcome<Integer> returned(CodecInfo codec, Path bytes, Path values) throws IOException {
        List<RecordValue> back;
        try {
            back = expected.read(values);
        } catch (IOException e) {
            return new Outcome.Failed<>("decoding: its file of decoded values: " + told(e, values));
        }
        List<RecordValue> records = expected.dataset().records();
        if (back.size() != records.size()) {
            return new Outcome.Failed<>(
                    "decoding: handed back %,d of %,d records".formatted(back.size(), records.size()));
        }
        return same(codec, records, EncodedFile.read(bytes), back);
    }

    private Outcome<Integer> same(
            CodecInfo codec, List<RecordValue> records, List<Encoded> encoded, List<RecordValue> back)
            throws IOException {
        Proof proof = new Proof(expected.dataset().schema(), codec.losses());
        for (int i = 0; i < back.size(); i++) {
            try {
                proof.requireReturned(records.get(i), back.get(i));
            } catch (CodecFault e) {
                return new Outcome.Failed<>("record %d, decoding: %s".formatted(i + 1, e.getMessage()));
            }
        }
        try {
            proof.requireDifferentBytes(records, encoded, back);
        } catch (CodecFault e) {
            return new Outcome.Failed<>("comparison of all records: " + e.getMessage());
        }
        return new Outcome.Done<>(
                codec.losses().isEmpty()
                        ? expected.different()
                        : DifferentValues.count(expected.dataset().schema(), back));
    }

    /** The file's name is that of a run that is over. */
    static String told(IOException e, Path file) {
        return e instanceof NoSuchFileException
                ? "it is not there"
                : e.getMessage().replace(file + ", ", "");
    }
}
