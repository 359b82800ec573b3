package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.DamageKind;
import io.wirecost.robustness.LengthForm.Replacement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Lengths and counts that promise what does not follow. */
final class LengthDamage {
    /** The largest lengths of 1, 4, 5 and 8 bytes, in either order of the bytes, and as numbers of 7 bits a byte. */
    private static final List<byte[]> SOUGHT = List.of(
            Bytes.of(0xff),
            Bytes.of(0x7f, 0xff, 0xff, 0xff),
            Bytes.of(0xff, 0xff, 0xff, 0x7f),
            Bytes.of(0xff, 0xff, 0xff, 0xff, 0x07),
            Bytes.of(0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
            Bytes.of(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f));

    private LengthDamage() {}

    static Stream<DamageSet> of(Sources sources, DamageSampler draw) {
        Optional<LengthForm> form = LengthForm.of(sources.codec());
        boolean known = form.isPresent()
                && sources.messages().stream()
                        .allMatch(message -> message.account().isPresent());
        return known ? told(sources, form.get(), draw) : sought(sources, draw).stream();
    }

    private static Stream<DamageSet> told(Sources sources, LengthForm form, DamageSampler draw) {
        Map<DamageKind, List<Damaged>> all = new EnumMap<>(DamageKind.class);
        for (int number = 0; number < sources.messages().size(); number++) {
            byte[] message = sources.messages().get(number).bytes();
            for (ByteSpan span :
                    sources.messages().get(number).account().orElseThrow().spans()) {
                for (Replacement replacement : form.replacements(message, span)) {
                    all.computeIfAbsent(replacement.kind(), kind -> new ArrayList<>())
                            .add(damaged(message, number, replacement, span));
                }
            }
        }
        return all.entrySet().stream().flatMap(kind -> draw.of(kind.getKey(), kind.getValue()).stream());
    }

    private static Damaged damaged(byte[] message, int number, Replacement replacement, ByteSpan span) {
        String place =
                span.place().path().isEmpty() ? "the message" : span.place().path();
        return new Damaged(
                Bytes.replaced(message, replacement.from(), replacement.to(), replacement.bytes()),
                number,
                "length of %s, at byte %d: %s".formatted(place, replacement.from(), replacement.words()));
    }

    private static Optional<DamageSet> sought(Sources sources, DamageSampler draw) {
        if (sources.isText()) {
            return Optional.empty(); // it has no lengths
        }
        List<byte[]> messages =
                sources.messages().stream().map(Undamaged::bytes).toList();
        long possible = messages.stream()
                .mapToLong(message -> (long) message.length * SOUGHT.size())
                .sum();
        return draw.of(DamageKind.SOUGHT_LENGTH, possible, place -> sought(messages, place));
    }

    private static Damaged sought(List<byte[]> messages, long place) {
        int number = 0;
        long left = place / SOUGHT.size();
        while (left >= messages.get(number).length) {
            left -= messages.get(number).length;
            number++;
        }
        byte[] message = messages.get(number);
        byte[] length = SOUGHT.get((int) (place % SOUGHT.size()));
        int from = (int) left;
        int to = Math.min(message.length, from + length.length);
        return new Damaged(
                Bytes.replaced(message, from, to, length),
                number,
                "%d bytes from byte %d are a large number: %s"
                        .formatted(length.length, from, HexFormat.of().formatHex(length)));
    }
}
