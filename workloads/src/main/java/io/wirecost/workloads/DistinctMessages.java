package io.wirecost.workloads;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.binary.Bytes;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Different records, all in one group, for what compresses many messages together: equal ones would flatter it. */
public final class DistinctMessages {
    /** As many as the deepest batch takes. */
    private static final int MOST = 1_000;

    /** Of a message as compact JSON, where a workload makes any size. */
    private static final int SIZE_BYTES = 1_024;

    private static final int MOST_SEEDS = 100;

    private final Dataset like;
    private final Map<Bytes, RecordValue> different = new LinkedHashMap<>();

    private DistinctMessages(Dataset like) {
        this.like = like;
    }

    /** The different ones of these records, in their order, as many as are needed. */
    public static Dataset of(Dataset given) {
        return new DistinctMessages(given).add(given).group();
    }

    /** Records of a workload. One that does not make any size gives those of its further seeds too. */
    public static Dataset of(Workload workload, long seed) {
        if (workload.makesAnySize()) {
            return of(workload.pool(seed, 0, SIZE_BYTES, MOST));
        }
        Dataset first = workload.dataset(seed);
        DistinctMessages messages = new DistinctMessages(first).add(first);
        for (int next = 1; next < MOST_SEEDS && messages.different.size() < MOST; next++) {
            messages.add(workload.dataset(seed + next));
        }
        return messages.group();
    }

    private DistinctMessages add(Dataset dataset) {
        dataset.groups().stream()
                .flatMap(group -> group.records().stream())
                .takeWhile(record -> different.size() < MOST)
                .forEach(record -> different.putIfAbsent(bytes(record), record));
        return this;
    }

    private Bytes bytes(RecordValue record) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryOutput out = new BinaryOutput(bytes);
        try {
            new ValueWriter(like.schema(), out).write(record);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot fail to be written", e);
        }
        return new Bytes(bytes.toByteArray());
    }

    private Dataset group() {
        return like.with(List.of(new Group("messages", List.copyOf(different.values()))));
    }
}
