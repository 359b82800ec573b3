package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Damages of messages as a whole. */
final class WholeDamage {
    /** What follows a message: filling, and what may look like a further value. */
    private static final List<byte[]> TRAILS =
            List.of(Bytes.of(0), Bytes.of(0xff), Bytes.of('}'), Bytes.of(' '), new byte[8], Bytes.of(1, 2, 3, 4, 5));

    private WholeDamage() {}

    static Stream<DamageSet> of(Sources sources, DamageSampler draw) {
        return Stream.of(
                        draw.of(DamageKind.EMPTY, List.of(new Damaged(new byte[0], 0, "no bytes"))),
                        draw.of(DamageKind.TRAILING, trailing(sources)),
                        draw.of(DamageKind.TWO_AS_ONE, twoAsOne(sources)),
                        draw.of(DamageKind.OTHER_SCHEMA, others(sources.schemas())),
                        draw.of(DamageKind.OTHER_FORMAT, others(sources.formats())))
                .flatMap(Optional::stream);
    }

    private static List<Damaged> trailing(Sources sources) {
        List<Damaged> all = new ArrayList<>();
        forEach(
                sources,
                (message, number) -> TRAILS.forEach(trail -> all.add(new Damaged(
                        Bytes.joined(message, trail),
                        number,
                        "followed by 0x" + HexFormat.of().formatHex(trail)))));
        return all;
    }

    private static List<Damaged> twoAsOne(Sources sources) {
        List<Damaged> all = new ArrayList<>();
        forEach(
                sources,
                (message, number) -> forEach(
                        sources,
                        (next, nextNumber) -> all.add(new Damaged(
                                Bytes.joined(message, next),
                                number,
                                "followed by message %d".formatted(nextNumber + 1)))));
        return all;
    }

    private static List<Damaged> others(List<Sources.Other> others) {
        return others.stream()
                .map(other -> new Damaged(other.bytes(), 0, other.words()))
                .toList();
    }

    private interface Use {
        void of(byte[] message, int number);
    }

    private static void forEach(Sources sources, Use use) {
        IntStream.range(0, sources.messages().size())
                .forEach(number -> use.of(sources.messages().get(number).bytes(), number));
    }
}
