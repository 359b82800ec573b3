package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Handles of Java's object streams: what was written before is written again as its number. Handles that stand there get other
 * numbers, and the last element of each list becomes one: perhaps that of the list itself.
 */
record JavaHandles() implements ReferenceForm {
    private static final int OBJECT = 0x73;
    private static final int TEXT = 0x74;
    private static final int REFERENCE = 0x71;
    private static final int FIRST_HANDLE = 0x7e;
    private static final int SIZE_BYTES = 1 + Integer.BYTES;
    private static final int TARGETS = 64;
    private static final String ELEMENT = "[]";

    /** Bytes of a message that a handle may stand for. */
    private record Place(int from, int to) {}

    @Override
    public Bending bending(byte[] message, List<ByteSpan> spans) {
        List<Place> places = new ArrayList<>(handles(message, spans));
        places.addAll(lastElements(message, spans));
        return new Bending(places.size(), TARGETS, (number, target) -> {
            Place place = places.get(number);
            return new Bent(
                    Bytes.replaced(message, place.from, place.to, Bytes.of(REFERENCE, 0, FIRST_HANDLE, 0, target)),
                    "a reference to handle %d instead of the %d bytes from byte %d"
                            .formatted(target, place.to - place.from, place.from));
        });
    }

    private static List<Place> handles(byte[] message, List<ByteSpan> spans) {
        List<Place> places = new ArrayList<>();
        for (ByteSpan span : spans) {
            int end = span.stretch().end();
            for (int at = span.stretch().offset();
                    span.kind() == ByteKind.POINTER && at + SIZE_BYTES <= end && message[at] == REFERENCE;
                    at += SIZE_BYTES) {
                places.add(new Place(at, at + SIZE_BYTES));
            }
        }
        return places;
    }

    /** Nothing behind a list's last element refers to what is declared in it, but for what lists after it repeat. */
    private static List<Place> lastElements(byte[] message, List<ByteSpan> spans) {
        Map<String, Place> last = new HashMap<>();
        for (int number = 0; number < spans.size(); number++) {
            ByteSpan first = spans.get(number);
            String path = first.place().path();
            int begin = message[first.stretch().offset()];
            if (path.endsWith(ELEMENT) && (begin == OBJECT || begin == TEXT)) {
                int behind = number + 1;
                while (behind < spans.size() && spans.get(behind).place().path().startsWith(path)) {
                    behind++;
                }
                last.put(
                        path,
                        new Place(
                                first.stretch().offset(),
                                spans.get(behind - 1).stretch().end()));
            }
        }
        return last.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }
}
