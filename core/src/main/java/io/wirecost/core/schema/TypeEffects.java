package io.wirecost.core.schema;

/** An effect for each kind of type, as {@link TypeCases} has cases. */
public record TypeEffects<X extends Exception>(
        Effect<Type.Leaf, X> leaf,
        Effect<Type.RecordRef, X> record,
        Effect<Type.ArrayType, X> array,
        Effect<Type.MapType, X> map,
        Effect<Type.OptionalType, X> optional) {
    TypeCases<Void, X> cases() {
        return new TypeCases<>(leaf.asCase(), record.asCase(), array.asCase(), map.asCase(), optional.asCase());
    }
}
