package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.Shown;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Avro's JSON encoding: optional values wrapped in their type's name, bytes by code points, Avro's numbers. */
public class AvroDialect implements Dialect {
    private static final int LAST_BYTE = 0xff;

    @Override
    public byte[] bytes(Json json) throws Unfit {
        String expected = "bytes as characters from U+0000 to U+00FF";
        String text = Texts.string(json, expected);
        if (text.chars().anyMatch(c -> c > LAST_BYTE)) {
            throw Unfit.expected(expected, Shown.quoted(text));
        }
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public Object temporal(Type.Temporal type, Json json) throws Unfit {
        return Times.ofNumber(type, type.fitsInt() ? Numbers.toInt(json) : Numbers.toLong(json));
    }

    @Override
    public byte[] fixed(Type type, Json json) throws Unfit {
        return Texts.sized(bytes(json), type.size());
    }

    @Override
    public BigDecimal decimal(Type type, Json json) throws Unfit {
        return Decimals.fit(type, type.fixed().isPresent() ? fixed(type.fixed().get(), json) : bytes(json));
    }

    @Override
    public UUID uuid(Type type, Json json) throws Unfit {
        return type.fixed().isPresent()
                ? Carriers.toUuid(fixed(type.fixed().get(), json))
                : Texts.uuid(Texts.string(json, "uuid"));
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
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING -> type.toString();
            case FIXED, ENUM, RECORD -> type.name();
            case DECIMAL -> type.fixed().map(Type::name).orElse("bytes");
            case UUID -> type.fixed().map(Type::name).orElse("string");
            case DATE, TIME_MILLIS -> "int";
            case TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS ->
                "long";
            case ARRAY -> "array";
            case MAP -> "map";
            case OPTIONAL -> branch(type.element());
        };
    }
}
