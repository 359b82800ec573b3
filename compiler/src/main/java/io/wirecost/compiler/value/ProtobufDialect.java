package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;

/**
 * Protocol Buffers' JSON: integers may be texts, enums may be numbers, bytes are in base64 of either alphabet, and durations end
 * with an s.
 */
public final class ProtobufDialect implements Dialect {
    private final Dialect plain = new PlainDialect();
    private final Schema schema;

    /** @param schema with the numbers of its enums' symbols */
    public ProtobufDialect(Schema schema) {
        this.schema = schema;
    }

    @Override
    public Json leaf(Type.Leaf type, Json json) {
        boolean isNumber = type.asPrimitive().filter(Type.Primitive::isNumber).isPresent();
        if (isNumber && json instanceof Json.Str text && isNumber(text.value())) {
            return new Json.Num(text.value());
        }
        return type.asEnum().isPresent() && json instanceof Json.Num number ? symbol(type.name(), number) : json;
    }

    private static boolean isNumber(String text) {
        return text.matches("-?[0-9]{1,40}(\\.[0-9]{1,40})?([eE][+-]?[0-9]{1,4})?");
    }

    private Json symbol(String enumeration, Json.Num number) {
        return schema.enumeration(enumeration).symbols().stream()
                .filter(symbol -> schema.notes()
                        .number(enumeration, symbol)
                        .filter(known -> known.toString().equals(number.text()))
                        .isPresent())
                .findFirst()
                .<Json>map(Json.Str::new)
                .orElse(number);
    }

    @Override
    public byte[] bytes(Json json) throws Unfit {
        String text = TextReader.string(json, "bytes in base64");
        try {
            return Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/'));
        } catch (IllegalArgumentException e) {
            throw Unfit.expected("bytes in base64", ShownText.quoted(text));
        }
    }

    @Override
    public Object temporal(Type.Temporal type, Json json) throws Unfit {
        try {
            return plain.temporal(type, json);
        } catch (Unfit e) {
            throw isNanos(json) ? new Unfit(e.getMessage() + "; " + FieldForm.FINER) : e;
        }
    }

    private boolean isNanos(Json json) {
        try {
            plain.temporal(Type.Temporal.TIMESTAMP_NANOS, json);
            return true;
        } catch (Unfit e) {
            return false;
        }
    }

    @Override
    public byte[] fixed(Type type, Json json) throws Unfit {
        return plain.fixed(type, json);
    }

    @Override
    public BigDecimal decimal(Type type, Json json) throws Unfit {
        boolean duration = type.scale() > 0;
        if (duration && !(json instanceof Json.Str text && text.value().endsWith("s"))) {
            throw Unfit.expected("a duration such as 1.5s", NumberReader.found(json));
        }
        return duration && json instanceof Json.Str text
                ? plain.decimal(
                        type,
                        new Json.Str(text.value().substring(0, text.value().length() - 1)))
                : plain.decimal(type, json);
    }

    @Override
    public UUID uuid(Type type, Json json) throws Unfit {
        return plain.uuid(type, json);
    }

    @Override
    public Optional<Chosen> named(RecordDefinition union, Json json) throws Unfit {
        return plain.named(union, json);
    }

    @Override
    public Json unwrap(Type type, Json json) {
        return json;
    }
}
