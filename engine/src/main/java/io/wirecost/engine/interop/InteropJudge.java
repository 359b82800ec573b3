package io.wirecost.engine.interop;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.ReadResult;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds what a codec has read against what another one was given to write. */
final class InteropJudge {
    private final String workload;
    private final Schema schema;
    private final List<RecordValue> given;
    private final KnownDifferences known;
    private final Comparer exact;

    InteropJudge(Dataset dataset, KnownDifferences known) {
        this.workload = dataset.name();
        this.schema = dataset.schema();
        this.given = dataset.records();
        this.known = known;
        this.exact = new Comparer(schema, Set.of());
    }

    Reading judge(CodecInfo writer, CodecInfo reader, ReadResult result) {
        Reading reading = result instanceof ReadResult.Values values
                ? compare(writer, reader, values.records())
                : Reading.unreadable(writer.variant(), ((ReadResult.Unreadable) result).reason());
        return reading.isDifference()
                ? known.reason(writer, reader, workload).map(reading::known).orElse(reading)
                : reading;
    }

    private Reading compare(CodecInfo writer, CodecInfo reader, List<RecordValue> back) {
        if (back.size() != given.size()) {
            return Reading.unreadable(
                    writer.variant(), "handed back %,d of %,d records".formatted(back.size(), given.size()));
        }
        Comparer allowing = Comparer.ofTwo(schema, writer.losses(), reader.losses());
        Set<Loss> lost = EnumSet.noneOf(Loss.class);
        for (int i = 0; i < given.size(); i++) {
            if (exact.compare(given.get(i), back.get(i)).isPresent()) {
                Optional<Mismatch> wrong = allowing.compare(given.get(i), back.get(i));
                if (wrong.isPresent()) {
                    return Reading.wrong(writer.variant(), wrongValue(i + 1, wrong.get()));
                }
                lost.addAll(losses(writer, reader, given.get(i), back.get(i)));
            }
        }
        return lost.isEmpty() ? Reading.ok(writer.variant()) : Reading.lossy(writer.variant(), lost);
    }

    private static WrongValue wrongValue(int record, Mismatch wrong) {
        return new WrongValue(record, wrong.path(), wrong.expected(), wrong.actual());
    }

    /** The declared losses without which a record would be wrong; all declared ones where any of them would do. */
    private Set<Loss> losses(CodecInfo writer, CodecInfo reader, RecordValue expected, RecordValue actual) {
        Set<Loss> declared = EnumSet.noneOf(Loss.class);
        declared.addAll(writer.losses());
        declared.addAll(reader.losses());
        Set<Loss> needed = declared.stream()
                .filter(loss -> Comparer.ofTwo(schema, without(writer, loss), without(reader, loss))
                        .compare(expected, actual)
                        .isPresent())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Loss.class)));
        return needed.isEmpty() ? declared : needed;
    }

    private static Set<Loss> without(CodecInfo codec, Loss loss) {
        return codec.losses().stream().filter(other -> other != loss).collect(Collectors.toSet());
    }
}
