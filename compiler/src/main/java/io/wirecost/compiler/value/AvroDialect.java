package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.Shown;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
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
    public byte[] fixed(Type.Fixed type, Json json) throws Unfit {
        return Texts.sized(bytes(json), type.size());
    }

    @Override
    public BigDecimal decimal(Type.Decimal type, Json json) throws Unfit {
        return Decimals.fit(type, type.fixed().isPresent() ? fixed(type.fixed().get(), json) : bytes(json));
    }

    @Override
    public UUID uuid(Type.Uuid type, Json json) throws Unfit {
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
        return type.match(new TypeCases<>(
                AvroDialect::leafBranch,
                Type.RecordRef::name,
                array -> "array",
                map -> "map",
                optional -> branch(optional.element())));
    }

    private static String leafBranch(Type.Leaf type) {
        return type.match(new LeafCases<>(
                Type.Primitive::toString,
                temporal -> temporal.fitsInt() ? "int" : "long",
                Type.Fixed::name,
                decimal -> decimal.fixed().map(Type.Fixed::name).orElse("bytes"),
                uuid -> uuid.fixed().map(Type.Fixed::name).orElse("string"),
                Type.EnumRef::name));
    }
}
