package io.wirecost.codecs.jackson3;

import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.TextCarrier;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

/**
 * Another value that stands on the wire for one of a logical type (docs/carriers.md).
 *
 * @param <V> the Java class of the logical type
 * @param writer writes a value that is there
 * @param reader reads the current token, which is not null
 */
record CarrierConverter<V>(BiConsumer<V, JsonGenerator> writer, Function<JsonParser, V> reader) {
    private static final CarrierConverter<UUID> UUID_BYTES = new CarrierConverter<>(
            (uuid, out) -> out.writeBinary(Carriers.toBytes(uuid)), in -> Carriers.toUuid(in.getBinaryValue()));

    /** Dates and times as integers, a UUID as 16 bytes, a decimal as text. */
    static CarrierConverter<?> of(Type type) {
        if (type.asTemporal().isPresent()) {
            return integer(IntegerCarrier.of(type), type.asTemporal().get().fitsInt());
        }
        return switch (type.kind()) {
            case DECIMAL -> text(TextCarrier.DECIMAL);
            case UUID -> UUID_BYTES;
            default -> throw new IllegalArgumentException(type + " has no carrier");
        };
    }

    private static <V> CarrierConverter<V> text(TextCarrier<V> text) {
        return new CarrierConverter<>(
                (value, out) -> out.writeString(text.encode().apply(value)),
                in -> text.decode().apply(in.getString()));
    }

    /** @param small whether it takes 32 bits, as in all codecs of the format */
    private static <V> CarrierConverter<V> integer(IntegerCarrier<V> integer, boolean small) {
        BiConsumer<V, JsonGenerator> writer = small
                ? (value, out) -> out.writeNumber((int) integer.encode().applyAsLong(value))
                : (value, out) -> out.writeNumber(integer.encode().applyAsLong(value));
        return new CarrierConverter<>(writer, in -> integer.decode().apply(in.getLongValue()));
    }
}
