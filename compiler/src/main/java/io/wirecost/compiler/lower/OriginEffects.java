package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Effect;

/** An effect for each kind of origin, as {@link OriginCases} has cases. */
public record OriginEffects<X extends Exception>(
        Effect<Origin.OfRecord, X> record, Effect<Origin.Box, X> box, Effect<Origin.Entry, X> entry) {
    OriginCases<Void, X> cases() {
        return new OriginCases<>(record.asCase(), box.asCase(), entry.asCase());
    }
}
