package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import io.wirecost.robustness.ReferenceForm.Bending;
import io.wirecost.robustness.ReferenceForm.Bent;
import java.util.List;
import java.util.Optional;

/** Values that are references to others: to one that they do not belong to, or to one that they lie in. */
final class ReferenceDamage {
    private ReferenceDamage() {}

    static Optional<DamageSet> of(Sources sources, DamageSampler draw) {
        Optional<ReferenceForm> form = sources.isCompressed() ? Optional.empty() : ReferenceForm.of(sources.codec());
        return form.flatMap(found -> of(sources.messages(), found, draw));
    }

    private static Optional<DamageSet> of(List<Undamaged> messages, ReferenceForm form, DamageSampler draw) {
        List<Bending> all = messages.stream()
                .map(message -> form.bending(
                        message.bytes(),
                        message.account().map(account -> account.spans()).orElse(List.of())))
                .toList();
        long possible = all.stream().mapToLong(Bending::possible).sum();
        return draw.of(DamageKind.REFERENCE, possible, number -> damaged(all, number));
    }

    private static Damaged damaged(List<Bending> all, long number) {
        int message = 0;
        long left = number;
        while (left >= all.get(message).possible()) {
            left -= all.get(message).possible();
            message++;
        }
        Bending bending = all.get(message);
        Bent bent = bending.change().at((int) (left / bending.targets()), (int) (left % bending.targets()));
        return new Damaged(bent.bytes(), message, bent.words());
    }
}
