package io.wirecost.core.schema;

/** An effect for each kind of leaf, as {@link LeafCases} has cases. */
public record LeafEffects<X extends Exception>(
        Effect<Type.Primitive, X> primitive,
        Effect<Type.Temporal, X> temporal,
        Effect<Type.Fixed, X> fixed,
        Effect<Type.Decimal, X> decimal,
        Effect<Type.Uuid, X> uuid,
        Effect<Type.EnumRef, X> enumeration) {
    LeafCases<Void, X> cases() {
        return new LeafCases<>(
                primitive.asCase(),
                temporal.asCase(),
                fixed.asCase(),
                decimal.asCase(),
                uuid.asCase(),
                enumeration.asCase());
    }
}
