package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * Ordinary JSON: bytes are in base64, decimals are strings or numbers, dates and times are in ISO 8601 or Avro's
 * numbers. An optional value is plain, null or left out. A union's value is that of its one branch that fits, or an object with the
 * branch's name as its one key.
 */
public class PlainDialect implements Dialect {
    @Override
    public byte[] bytes(Json json) throws Unfit {
        String text = TextReader.string(json, "bytes in base64");
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw Unfit.expected("bytes in base64", ShownText.quoted(text));
        }
    }

    @Override
    public Object temporal(Type.Temporal type, Json json) throws Unfit {
        return json instanceof Json.Str text
                ? TimeReader.ofText(type, text.value())
                : TimeReader.ofNumber(type, type.fitsInt() ? NumberReader.toInt(json) : NumberReader.toLong(json));
    }

    @Override
    public byte[] fixed(Type type, Json json) throws Unfit {
        return TextReader.sized(bytes(json), type.size());
    }

    @Override
    public BigDecimal decimal(Type type, Json json) throws Unfit {
        return json instanceof Json.Str text
                ? Decimals.fit(type, NumberReader.exact(text.value(), type.toString()))
                : Decimals.fit(type, NumberReader.exact(json, type.toString()));
    }

    @Override
    public UUID uuid(Type type, Json json) throws Unfit {
        return TextReader.uuid(TextReader.string(json, "uuid"));
    }

    /** An object with one key that is a branch's name. It may still be a value of another branch. */
    @Override
    public Optional<Chosen> named(RecordDefinition union, Json json) throws Unfit {
        if (!(json instanceof Json.Obj object) || object.members().size() != 1) {
            return Optional.empty();
        }
        String key = object.members().keySet().iterator().next();
        return IntStream.range(0, union.fields().size())
                .filter(i -> union.fields().get(i).wireName().equals(key))
                .mapToObj(i -> new Chosen(i, object.members().get(key), false))
                .findFirst();
    }

    /** A value without keys that stands in an object is refused here, where the way out is known. */
    @Override
    public Json unwrap(Type type, Json json) throws Unfit {
        boolean hasKeys = type.isMap() || type.asRecord().isPresent();
        if (!hasKeys && AvroNames.isNamedBy(type, json)) {
            throw Unfit.expected(type.toString(), AvroNames.shown(type) + "; " + AvroNames.WAY_OUT);
        }
        return json;
    }
}
