package io.wirecost.engine;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;

/** Refuses sizes that cannot be: none, or the same for much data as for little. */
final class SizeGate {
    private static final int CLEARLY_MORE = 2;

    private final List<Integer> neutralBytes = new ArrayList<>();
    private final int smallest;
    private final int largest;
    private final boolean applies;

    SizeGate(Dataset dataset) throws IOException {
        List<byte[]> neutral = new ArrayList<>();
        for (RecordValue record : dataset.records()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ValueWriter(dataset.schema(), bytes).write(record);
            neutral.add(bytes.toByteArray());
            neutralBytes.add(bytes.size());
        }
        smallest = indexOf(neutralBytes.stream().min(Integer::compare).orElseThrow());
        largest = indexOf(neutralBytes.stream().max(Integer::compare).orElseThrow());
        applies = neutralBytes.get(largest) >= CLEARLY_MORE * neutralBytes.get(smallest)
                && deflatedBytes(neutral.get(largest)) >= CLEARLY_MORE * deflatedBytes(neutral.get(smallest));
    }

    /**
     * Why the sizes of a codec are impossible. Growth is asked for only where one record holds clearly more than another
     * both in plain and in deflated form: more content, not only more zeros, which some formats leave out.
     */
    Optional<String> refuses(List<Integer> sizesBytes) {
        int empty = sizesBytes.indexOf(0);
        if (empty >= 0) {
            return Optional.of("impossible result: record %d takes 0 bytes".formatted(empty + 1));
        }
        if (!applies || sizesBytes.get(largest) > sizesBytes.get(smallest)) {
            return Optional.empty();
        }
        return Optional.of(
                ("impossible result: sizes do not grow with the data: record %d (%d bytes in neutral form) takes"
                                + " %d bytes, record %d (%d bytes in neutral form) takes %d bytes")
                        .formatted(
                                smallest + 1,
                                neutralBytes.get(smallest),
                                sizesBytes.get(smallest),
                                largest + 1,
                                neutralBytes.get(largest),
                                sizesBytes.get(largest)));
    }

    private int indexOf(int bytes) {
        return neutralBytes.indexOf(bytes);
    }

    private static int deflatedBytes(byte[] bytes) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(bytes);
            deflater.finish();
            return deflater.deflate(new byte[2 * bytes.length + 64]);
        } finally {
            deflater.end();
        }
    }
}
