package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pointers of Cap'n Proto in a message of one segment: a word with the kind and the way to the target, in words, in its first
 * half, and the size of the target in the other.
 */
record CapnprotoPointers() implements ReferenceForm {
    private static final int WORD = Long.BYTES;
    private static final int KIND_BITS = 2;
    private static final int LIST = 1;
    private static final int FAR = 2;
    private static final int SIZE_BITS = 3;
    private static final int STRUCTS = 7;
    private static final int MOST_ELEMENTS = (1 << 29) - 1;

    @Override
    public Bending bending(byte[] message, List<ByteSpan> spans) {
        List<Integer> pointers = pointers(message, spans);
        return pointers.size() < 2
                ? Bending.NONE
                : new Bending(pointers.size(), pointers.size() - 1, (place, target) -> {
                    int from = pointers.get(place);
                    int to = pointers.get(target < place ? target : target + 1);
                    return new Bent(
                            asTheOther(message, from, to),
                            "the pointer at byte %d leads where that at byte %d leads".formatted(from, to));
                });
    }

    private static byte[] asTheOther(byte[] message, int from, int to) {
        ByteBuffer bytes = buffer(message.clone());
        int first = bytes.getInt(to);
        int way = (first >> KIND_BITS) + (to - from) / WORD;
        bytes.putInt(from, way << KIND_BITS | first & (1 << KIND_BITS) - 1);
        bytes.putInt(from + Integer.BYTES, bytes.getInt(to + Integer.BYTES));
        return bytes.array();
    }

    /** Lists of nothing, and of structs without fields, which claim the most elements that a pointer can hold. */
    static List<Damaged> emptyElements(byte[] message, int number, List<ByteSpan> spans) {
        List<Damaged> all = new ArrayList<>();
        for (int at : pointers(message, spans)) {
            ByteBuffer given = buffer(message);
            int size = given.getInt(at + Integer.BYTES);
            if ((given.getInt(at) & (1 << KIND_BITS) - 1) == LIST) {
                ByteBuffer nothing = buffer(message.clone()).putInt(at + Integer.BYTES, MOST_ELEMENTS << SIZE_BITS);
                all.add(damaged(nothing, number, at, "elements of no type"));
            }
            int target = at + WORD * (1 + (given.getInt(at) >> KIND_BITS));
            if ((size & STRUCTS) == STRUCTS && target >= 0 && target + WORD <= message.length) {
                ByteBuffer fieldless = buffer(message.clone())
                        .putInt(at + Integer.BYTES, STRUCTS)
                        .putInt(target, MOST_ELEMENTS << KIND_BITS)
                        .putInt(target + Integer.BYTES, 0);
                all.add(damaged(fieldless, number, at, "structs without fields"));
            }
        }
        return all;
    }

    private static Damaged damaged(ByteBuffer bytes, int number, int at, String elements) {
        return new Damaged(
                bytes.array(), number, "the list behind the pointer at byte %d: 2^29 - 1 %s".formatted(at, elements));
    }

    /** Returns where pointers to structs and lists stand; none in a message of several segments. */
    private static List<Integer> pointers(byte[] message, List<ByteSpan> spans) {
        ByteBuffer bytes = buffer(message);
        return message.length < WORD || bytes.getInt(0) != 0
                ? List.of()
                : spans.stream()
                        .filter(span -> span.kind() == ByteKind.POINTER)
                        .flatMap(span -> IntStream.iterate(
                                        span.stretch().offset(),
                                        at -> at + WORD <= span.stretch().end(),
                                        at -> at + WORD)
                                .boxed())
                        .filter(at -> bytes.getLong(at) != 0)
                        .filter(at -> (bytes.getInt(at) & (1 << KIND_BITS) - 1) < FAR)
                        .toList();
    }

    private static ByteBuffer buffer(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
