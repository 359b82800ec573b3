package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts of elements that take no bytes, so that no end of the message stops their reader. */
final class EmptyElementDamage {
    private EmptyElementDamage() {}

    static Optional<DamageSet> of(Sources sources, DamageSampler draw) {
        List<Damaged> all = new ArrayList<>();
        for (int number = 0; number < sources.messages().size() && !sources.isCompressed(); number++) {
            all.addAll(
                    switch (sources.codec().format()) {
                        case "Cap'n Proto" -> capnproto(sources, number);
                        case "Thrift" -> thrift(sources, number);
                        default -> List.of();
                    });
        }
        return draw.of(DamageKind.EMPTY_ELEMENTS, all);
    }

    private static List<Damaged> capnproto(Sources sources, int number) {
        Undamaged message = sources.messages().get(number);
        return message.account()
                .filter(account -> sources.codec().layout().equals("unpacked"))
                .map(account -> CapnprotoPointers.emptyElements(message.bytes(), number, account.spans()))
                .orElse(List.of());
    }

    private static List<Damaged> thrift(Sources sources, int number) {
        ThriftFields form = ThriftFields.of(sources.codec());
        byte[] message = sources.messages().get(number).bytes();
        return form.emptyElements().stream()
                .flatMap(field ->
                        form.with(message, field).stream().map(bytes -> new Damaged(bytes, number, field.words())))
                .toList();
    }
}
