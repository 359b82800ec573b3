package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.UUID;

/**
 * Another value that stands on the wire for one of a logical type (docs/carriers.md).
 *
 * @param <V> the Java class of the logical type
 */
record CarrierConverter<V>(Writer<V> writer, Reader<V> reader) {
    /** RFC 9562's 16 bytes. */
    private static final CarrierConverter<UUID> UUID_BYTES = new CarrierConverter<>(
            (uuid, out) -> out.writeBinary(Carriers.toBytes(uuid)), in -> Carriers.toUuid(in.getBinaryValue()));

    /** The format's own decimal, where Jackson keeps the scale in it. */
    static final CarrierConverter<BigDecimal> DECIMAL =
            new CarrierConverter<>((value, out) -> out.writeNumber(value), JsonParser::getDecimalValue);

    /** Byte strings for Protocol Buffers: Jackson drops empty ones, even from a list, but not empty text. */
    private static final CarrierConverter<byte[]> NEVER_DROPPED_BYTES = new CarrierConverter<>(
            (bytes, out) -> {
                if (bytes.length == 0) {
                    out.writeString("");
                } else {
                    out.writeBinary(bytes);
                }
            },
            in -> in.getEmbeddedObject() == null ? new byte[0] : in.getBinaryValue());

    /** The unscaled value, for formats with a schema that have no decimals. */
    private static CarrierConverter<BigDecimal> unscaled(int scale) {
        return new CarrierConverter<>(
                (value, out) -> out.writeBinary(Carriers.toUnscaled(value)),
                in -> Carriers.toDecimal(in.getBinaryValue(), scale));
    }

    static <V> CarrierConverter<V> text(TextCarrier<V> text) {
        return new CarrierConverter<>(
                (value, out) -> out.writeString(text.encode().apply(value)),
                in -> text.decode().apply(in.getText()));
    }

    /**
     * Dates and times as integers, a UUID as 16 bytes, a decimal as its unscaled value. Jackson asks for the types of those
     * classes only that a format registers.
     */
    static CarrierConverter<?> of(Type type) {
        if (type.asTemporal().isPresent()) {
            return integer(IntegerCarrier.of(type), type.asTemporal().get().fitsInt());
        }
        return switch (type.kind()) {
            case UUID -> UUID_BYTES;
            case DECIMAL -> unscaled(type.scale());
            case BYTES, FIXED -> NEVER_DROPPED_BYTES;
            default -> throw new IllegalArgumentException(type + " has no carrier");
        };
    }

    /** @param small whether formats with a schema declare 32 bits, and have to be given no more */
    private static <V> CarrierConverter<V> integer(IntegerCarrier<V> integer, boolean small) {
        Writer<V> writer = small
                ? (value, out) -> out.writeNumber((int) integer.encode().applyAsLong(value))
                : (value, out) -> out.writeNumber(integer.encode().applyAsLong(value));
        return new CarrierConverter<>(writer, in -> integer.decode().apply(in.getLongValue()));
    }

    /** Writes a value that is there. */
    interface Writer<V> {
        void write(V value, JsonGenerator out) throws IOException;
    }

    /** Reads the current token, which is not null. */
    interface Reader<V> {
        V read(JsonParser in) throws IOException;
    }
}
