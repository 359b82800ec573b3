package io.wirecost.engine.vectors;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.run.Vectors.Failure;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.ReadResult;
import java.util.List;
import java.util.Optional;

/** Holds what a codec has made of vectors against what their specification says. Losses that it declares are allowed. */
final class VectorJudge {
    private static final String REFUSED = "to be refused";

    private final Comparer comparer;
    private final LimitCheck limits;

    VectorJudge(CodecInfo codec) {
        this.comparer = new Comparer(VectorSchema.SCHEMA, codec.losses());
        this.limits = new LimitCheck(VectorSchema.SCHEMA, codec.limits());
    }

    /** Returns whether the codec declares that it cannot hold a vector's value. */
    boolean passesOver(Vector vector) {
        return vector.expected().flatMap(limits::violation).isPresent();
    }

    /** Returns how a codec fails at a vector; empty if it does not. */
    Optional<Failure> failure(Vector vector, ReadResult result) {
        return result instanceof ReadResult.Values values
                ? read(vector, values.records())
                : unread(vector, (ReadResult.Unreadable) result);
    }

    private Optional<Failure> read(Vector vector, List<RecordValue> records) {
        if (records.size() != 1) {
            return Optional.of(new Failure(vector.name(), expected(vector), records.size() + " records"));
        } else if (vector.expected().isEmpty()) {
            return Optional.of(new Failure(vector.name(), REFUSED, VectorSchema.shown(records.get(0))));
        }
        Optional<Mismatch> wrong = comparer.compare(vector.expected().get(), records.get(0));
        return wrong.map(mismatch -> new Failure(vector.name(), mismatch.expected(), mismatch.actual()));
    }

    /** Bytes that end the process, or keep it busy, are not refused. */
    private static Optional<Failure> unread(Vector vector, ReadResult.Unreadable result) {
        return vector.expected().isEmpty() && !result.ended()
                ? Optional.empty()
                : Optional.of(new Failure(vector.name(), expected(vector), result.reason()));
    }

    private static String expected(Vector vector) {
        return vector.expected().map(VectorSchema::shown).orElse(REFUSED);
    }
}
