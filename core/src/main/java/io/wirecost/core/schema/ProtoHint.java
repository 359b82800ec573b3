package io.wirecost.core.schema;

/**
 * How a field stands in a user's own {@code .proto}. Only targets of Protocol Buffers read it, so that what they write is the
 * user's own message.
 *
 * @param number of the field
 * @param kind of the field, or of the elements or values that it holds
 * @param key of the map's keys; {@link ProtoKind#USUAL} for texts, and where there is no map
 * @param unpacked whether a list of numbers is written with a tag for each
 * @param always whether the value is written even if it is zero: the field is required
 */
public record ProtoHint(int number, ProtoKind kind, ProtoKind key, boolean unpacked, boolean always) {
    /** A field of this number that says nothing else. */
    public static ProtoHint numbered(int number) {
        return new ProtoHint(number, ProtoKind.USUAL, ProtoKind.USUAL, false, false);
    }

    public ProtoHint withNumber(int other) {
        return new ProtoHint(other, kind, key, unpacked, always);
    }

    public ProtoHint withKind(ProtoKind other) {
        return new ProtoHint(number, other, key, unpacked, always);
    }
}
