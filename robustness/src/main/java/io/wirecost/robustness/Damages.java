package io.wirecost.robustness;

import java.util.List;
import java.util.stream.Stream;

/** All damages of the messages of one codec. */
public final class Damages {
    private Damages() {}

    /**
     * Returns the damages by their kind; a kind that these messages cannot have is left out.
     *
     * @param sample draws some of them where there are many
     */
    public static List<DamageSet> of(Sources sources, Sample sample) {
        Stream<DamageSet> placed =
                Stream.of(PlacedDamage.values()).flatMap(damage -> damage.of(sources, sample).stream());
        return Stream.of(
                        placed,
                        WholeDamage.of(sources, sample),
                        LengthDamage.of(sources, sample),
                        FieldDamage.of(sources, sample),
                        ValueDamage.of(sources, sample),
                        RepeatDamage.of(sources, sample),
                        ExpansionDamage.of(sources, sample).stream())
                .flatMap(sets -> sets)
                .toList();
    }
}
