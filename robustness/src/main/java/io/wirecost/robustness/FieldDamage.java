package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import io.wirecost.robustness.UnknownField.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Fields that the schema does not have, and that a reader has to skip: of any type, and as deep as bytes allow. */
final class FieldDamage {
    private static final int[] LEVELS = {10, 100, 1_000, 10_000, 100_000};

    private FieldDamage() {}

    static Stream<DamageSet> of(Sources sources, DamageSampler draw) {
        Optional<UnknownField> form = sources.isCompressed() ? Optional.empty() : UnknownField.of(sources.codec());
        return form.stream()
                .flatMap(found -> Stream.of(
                                draw.of(DamageKind.UNKNOWN_FIELD, unknown(sources, found)),
                                draw.of(DamageKind.NESTED, nested(sources, found)))
                        .flatMap(Optional::stream));
    }

    private static List<Damaged> unknown(Sources sources, UnknownField form) {
        List<Damaged> all = new ArrayList<>();
        for (int number = 0; number < sources.messages().size(); number++) {
            for (Unknown field : form.unknown()) {
                add(all, sources, form, number, field, field.words(), OptionalInt.empty());
            }
        }
        return all;
    }

    /** Of one message: what lies in each other is the same in all. */
    private static List<Damaged> nested(Sources sources, UnknownField form) {
        List<Damaged> all = new ArrayList<>();
        for (int levels : LEVELS) {
            for (Unknown field : form.nested(levels)) {
                String words =
                        "a field that the schema does not have: %,d %s in each other".formatted(levels, field.words());
                add(all, sources, form, 0, field, words, OptionalInt.of(levels));
            }
        }
        return all;
    }

    private static void add(
            List<Damaged> all,
            Sources sources,
            UnknownField form,
            int number,
            Unknown field,
            String words,
            OptionalInt levels) {
        form.with(sources.messages().get(number).bytes(), field)
                .ifPresent(bytes -> all.add(new Damaged(bytes, number, words, levels)));
    }
}
