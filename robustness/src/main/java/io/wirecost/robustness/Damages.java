package io.wirecost.robustness;

import java.util.List;
import java.util.stream.Stream;

/** All damages of the messages of one codec. */
public final class Damages {
    private Damages() {}

    /**
     * Returns the damages by their kind; a kind that these messages cannot have is left out.
     *
     * @param draw takes some of them where there are many
     */
    public static List<DamageSet> of(Sources sources, DamageSampler draw) {
        Stream<DamageSet> placed =
                Stream.of(PlacedDamage.values()).flatMap(damage -> damage.of(sources, draw).stream());
        return Stream.of(
                        placed,
                        WholeDamage.of(sources, draw),
                        LengthDamage.of(sources, draw),
                        EmptyElementDamage.of(sources, draw).stream(),
                        ReferenceDamage.of(sources, draw).stream(),
                        FieldDamage.of(sources, draw),
                        ValueDamage.of(sources, draw),
                        EnumDamage.of(sources, draw).stream(),
                        RepeatDamage.of(sources, draw),
                        ExpansionDamage.of(sources, draw).stream())
                .flatMap(sets -> sets)
                .toList();
    }
}
