package io.wirecost.compiler.value;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.Shown;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.nio.charset.StandardCharsets;

/** Avro's JSON encoding: optional values wrapped in their type's name, bytes by code points, Avro's numbers. */
public final class AvroDialect implements Dialect {
    private static final int LAST_BYTE = 0xff;

    @Override
    public Object special(Type type, Json json) throws Unfit {
        if (type instanceof Type.Temporal temporal) {
            return Times.ofNumber(temporal, temporal.fitsInt() ? Numbers.toInt(json) : Numbers.toLong(json));
        } else if (type instanceof Type.Decimal decimal) {
            byte[] unscaled = bytes(json);
            return Decimals.fit(
                    decimal,
                    decimal.fixed().isPresent()
                            ? Texts.sized(unscaled, decimal.fixed().get().size())
                            : unscaled);
        } else if (type instanceof Type.Uuid uuid) {
            return uuid.fixed().isPresent()
                    ? Carriers.toUuid(
                            Texts.sized(bytes(json), uuid.fixed().get().size()))
                    : Texts.uuid(Texts.string(json, "uuid"));
        } else if (type instanceof Type.Fixed fixed) {
            return Texts.sized(bytes(json), fixed.size());
        }
        return bytes(json);
    }

    private static byte[] bytes(Json json) throws Unfit {
        String expected = "bytes as characters from U+0000 to U+00FF";
        String text = Texts.string(json, expected);
        if (text.chars().anyMatch(c -> c > LAST_BYTE)) {
            throw Unfit.expected(expected, Shown.quoted(text));
        }
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public Json unwrap(Type type, Json json) throws Unfit {
        String name = branch(type);
        if (json instanceof Json.Obj object
                && object.members().size() == 1
                && object.members().containsKey(name)) {
            return object.members().get(name);
        }
        throw Unfit.expected("null or {\"" + name + "\": …}", Numbers.found(json));
    }

    /** The name by which Avro's JSON tells a union's branches apart: that of the type that carries the value. */
    private static String branch(Type type) {
        if (type instanceof Type.Temporal temporal) {
            return temporal.fitsInt() ? "int" : "long";
        } else if (type instanceof Type.Decimal decimal) {
            return decimal.fixed().map(Type.Fixed::name).orElse("bytes");
        } else if (type instanceof Type.Uuid uuid) {
            return uuid.fixed().map(Type.Fixed::name).orElse("string");
        } else if (type instanceof Type.Fixed fixed) {
            return fixed.name();
        } else if (type instanceof Type.RecordRef ref) {
            return ref.name();
        } else if (type instanceof Type.EnumRef ref) {
            return ref.name();
        } else if (type instanceof Type.ArrayType) {
            return "array";
        }
        return type instanceof Type.MapType ? "map" : type.toString();
    }
}
