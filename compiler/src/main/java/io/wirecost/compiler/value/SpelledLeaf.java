package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.time.DateTimeException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Reads a value that JSON spells in an unusual way. */
final class SpelledLeaf {
    private static final Pattern HEX = Pattern.compile("(?:[0-9a-f]{2})*+");

    private final Type.Leaf type;
    private final JsonLeaves plain;

    SpelledLeaf(Type.Leaf type, JsonLeaves plain) {
        this.type = type;
        this.plain = plain;
    }

    Object read(Spelling spelling, Json json) throws Unfit {
        if (spelling instanceof Spelling.Iso iso) {
            return time(SpelledTime.of(iso), json);
        }
        return switch ((Spelling.Word) spelling) {
            case QUOTED -> quoted(TextReader.string(json, type + " in quotes"));
            case HEX -> hex(TextReader.string(json, "bytes in hexadecimal digits"));
            case JSON -> JsonText.compact(json);
            case SCALAR -> scalar(json);
            case RFC_1123 -> time(SpelledTime.RFC_1123, json);
            case CTIME -> time(SpelledTime.CTIME, json);
        };
    }

    private Object quoted(String text) throws Unfit {
        if (type.kind() != TypeKind.BOOLEAN) {
            return plain.read(type, new Json.Num(NumberReader.plain(text)));
        }
        if (text.equals("true") || text.equals("false")) {
            return Boolean.valueOf(text);
        }
        throw Unfit.expected("\"true\" or \"false\"", ShownText.quoted(text));
    }

    private byte[] hex(String text) throws Unfit {
        if (!HEX.matcher(text).matches()) {
            throw Unfit.expected("bytes as pairs of hexadecimal digits in small letters", ShownText.quoted(text));
        }
        byte[] bytes = HexFormat.of().parseHex(text);
        return type.kind() == TypeKind.FIXED ? TextReader.sized(bytes, type.size()) : bytes;
    }

    private static String scalar(Json json) throws Unfit {
        if (json instanceof Json.Num number) {
            return number.text();
        } else if (json instanceof Json.Bool flag) {
            return Boolean.toString(flag.value());
        }
        return TextReader.scalars(TextReader.string(json, "a string, number or boolean"));
    }

    private Object time(SpelledTime spelled, Json json) throws Unfit {
        Type.Temporal temporal =
                type.asTemporal().orElseThrow(() -> new IllegalStateException("a spelling of times for " + type));
        String text = TextReader.string(json, temporal + " such as " + spelled.example(temporal));
        try {
            return TimeReader.whole(temporal, spelled.read(temporal, text), text);
        } catch (DateTimeException e) {
            throw Unfit.expected(temporal + " such as " + spelled.example(temporal), ShownText.quoted(text));
        }
    }
}
