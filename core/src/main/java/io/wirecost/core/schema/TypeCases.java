package io.wirecost.core.schema;

/**
 * A case for each kind of type. If a kind is added, the compiler names every place that does not know it yet. A
 * constructor takes the cases, and no method does: javac 17 ends at the first call of a method that lacks a lambda.
 */
public record TypeCases<R, X extends Exception>(
        Case<Type.Leaf, R, X> leaf,
        Case<Type.RecordRef, R, X> record,
        Case<Type.ArrayType, R, X> array,
        Case<Type.MapType, R, X> map,
        Case<Type.OptionalType, R, X> optional) {}
