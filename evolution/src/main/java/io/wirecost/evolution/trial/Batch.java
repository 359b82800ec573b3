package io.wirecost.evolution.trial;

import io.wirecost.core.proof.Encoded;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Messages that a codec reads for one edit in one direction.
 *
 * @param records that were written
 * @param given how many of them, the first ones, were given
 * @param bytes of each
 * @param unwritten why there are none; empty if there are some
 */
record Batch(List<RecordValue> records, int given, List<byte[]> bytes, Optional<String> unwritten) {
    Batch {
        records = List.copyOf(records);
        bytes = List.copyOf(bytes);
    }

    /** @param given how many of the records were given */
    static Batch of(List<RecordValue> records, int given, Messages messages) {
        List<RecordValue> written = records.stream().filter(messages::has).toList();
        return new Batch(
                written,
                (int) records.stream().limit(given).filter(messages::has).count(),
                written.stream().map(messages.bytes()::get).toList(),
                written.isEmpty()
                        ? records.stream().map(messages.problems()::get).findFirst()
                        : Optional.empty());
    }

    Path write(Path file) throws IOException {
        EncodedFile.write(
                file,
                bytes.stream().map(each -> new Encoded(each, Optional.empty())).toList());
        return file;
    }
}
