package io.wirecost.compiler.value;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.Shown;
import io.wirecost.core.schema.Type;
import java.util.Base64;

/**
 * JSON as people have it: bytes in base64, decimals as string or number, dates and times in ISO 8601 or as Avro's number,
 * an optional value plain, null or left out.
 */
public final class PlainDialect implements Dialect {
    @Override
    public Object special(Type type, Json json) throws Unfit {
        if (type instanceof Type.Temporal temporal) {
            return json instanceof Json.Str text
                    ? Times.ofText(temporal, text.value())
                    : Times.ofNumber(temporal, temporal.fitsInt() ? Numbers.toInt(json) : Numbers.toLong(json));
        } else if (type instanceof Type.Decimal decimal) {
            return json instanceof Json.Str text
                    ? Decimals.fit(decimal, Numbers.exact(text.value(), type.toString()))
                    : Decimals.fit(decimal, Numbers.exact(json, type.toString()));
        } else if (type instanceof Type.Uuid) {
            return Texts.uuid(Texts.string(json, "uuid"));
        } else if (type instanceof Type.Fixed fixed) {
            return Texts.sized(base64(json), fixed.size());
        }
        return base64(json);
    }

    private static byte[] base64(Json json) throws Unfit {
        String text = Texts.string(json, "bytes in base64");
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw Unfit.expected("bytes in base64", Shown.quoted(text));
        }
    }

    @Override
    public Json unwrap(Type type, Json json) {
        return json;
    }
}
