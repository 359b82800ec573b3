package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.stream.IntStream;

/** Offsets of FlatBuffers: four bytes that say how far behind them something else stands. */
record FlatbuffersOffsets() implements ReferenceForm {
    @Override
    public Bending bending(byte[] message, List<ByteSpan> spans) {
        List<Integer> offsets = spans.stream()
                .filter(span -> span.kind() == ByteKind.POINTER)
                .flatMap(span -> IntStream.iterate(
                                span.stretch().offset(),
                                at -> at + Integer.BYTES <= span.stretch().end(),
                                at -> at + Integer.BYTES)
                        .boxed())
                .toList();
        return offsets.size() < 2
                ? Bending.NONE
                : new Bending(offsets.size(), offsets.size() - 1, (place, target) -> {
                    int from = offsets.get(place);
                    int to = offsets.get(target < place ? target : target + 1);
                    ByteBuffer bytes = ByteBuffer.wrap(message.clone()).order(ByteOrder.LITTLE_ENDIAN);
                    bytes.putInt(from, to + bytes.getInt(to) - from);
                    return new Bent(
                            bytes.array(),
                            "the offset at byte %d leads where that at byte %d leads".formatted(from, to));
                });
    }
}
