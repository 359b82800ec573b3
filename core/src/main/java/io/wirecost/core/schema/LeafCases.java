package io.wirecost.core.schema;

/** A case for each kind of leaf. */
public record LeafCases<R, X extends Exception>(
        Case<Type.Primitive, R, X> primitive,
        Case<Type.Temporal, R, X> temporal,
        Case<Type.Fixed, R, X> fixed,
        Case<Type.Decimal, R, X> decimal,
        Case<Type.Uuid, R, X> uuid,
        Case<Type.EnumRef, R, X> enumeration) {}
