package io.wirecost.compiler.value;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of a field's values beside their type.
 *
 * @param form in which the user says they are
 * @param hint of Protocol Buffers, which bounds integers and keys
 */
record MemberForm(Optional<FieldForm> form, Optional<ProtoHint> hint) {
    /** The JSON that a value of the type is read from. */
    Json read(Type type, Json json) throws Unfit {
        if (form.isEmpty() && hint.isEmpty() || json instanceof Json.Null) {
            return json;
        }
        if (form.filter(wanted -> wanted == FieldForm.JSON).isPresent()) {
            return new Json.Str(JsonText.compact(json));
        }
        return within(type.present(), json);
    }

    private Json within(Type type, Json json) throws Unfit {
        if (type.kind() == io.wirecost.core.schema.TypeKind.ARRAY && json instanceof Json.Arr array) {
            List<Json> elements = new ArrayList<>();
            for (Json element : array.elements()) {
                elements.add(within(type.element(), element));
            }
            return new Json.Arr(elements);
        } else if (type.isMap() && json instanceof Json.Obj object) {
            Map<String, Json> values = new LinkedHashMap<>();
            for (Map.Entry<String, Json> entry : object.members().entrySet()) {
                key(entry.getKey());
                values.put(entry.getKey(), within(type.element(), entry.getValue()));
            }
            return new Json.Obj(values);
        }
        return form.isPresent() && json instanceof Json.Str text ? formed(form.get(), text) : bounded(json);
    }

    private static Json formed(FieldForm form, Json.Str text) throws Unfit {
        return switch (form) {
            case HEX -> bytes(text);
            case JSON_TEXT -> held(text);
            case BASE64, JSON, NANOS -> text;
        };
    }

    private static Json held(Json.Str text) throws Unfit {
        try {
            return JsonText.read(text.value(), "");
        } catch (InputException e) {
            throw Unfit.expected("a text that holds JSON", ShownText.quoted(text.value()));
        }
    }

    private static Json bytes(Json.Str text) throws Unfit {
        try {
            return new Json.Str(
                    Base64.getEncoder().encodeToString(HexFormat.of().parseHex(text.value())));
        } catch (IllegalArgumentException e) {
            throw Unfit.expected("bytes in hexadecimal", ShownText.quoted(text.value()));
        }
    }

    private Json bounded(Json json) throws Unfit {
        ProtoKind kind = hint.map(ProtoHint::kind).orElse(ProtoKind.USUAL);
        Optional<String> text = json instanceof Json.Num number
                ? Optional.of(number.text())
                : json instanceof Json.Str string ? Optional.of(string.value()) : Optional.empty();
        if (kind.isUnsigned() && text.filter(digits -> !isIn(kind, digits)).isPresent()) {
            throw Unfit.expected(kind.text() + " without a sign", NumberReader.found(json));
        }
        return json;
    }

    private void key(String key) throws Unfit {
        ProtoKind kind = hint.map(ProtoHint::key).orElse(ProtoKind.USUAL);
        boolean fits = switch (kind) {
            case USUAL -> true;
            case BOOL -> key.equals("true") || key.equals("false");
            default -> key.matches("0|-?[1-9][0-9]*") && isIn(kind, key);
        };
        if (!fits) {
            throw Unfit.expected("a key of " + kind.text(), ShownText.quoted(key));
        }
    }

    private static boolean isIn(ProtoKind kind, String digits) {
        if (!digits.matches("-?[0-9]{1,20}")) {
            return !digits.matches("-.*") && digits.matches("[0-9.eE+-]{1,40}");
        }
        BigInteger number = new BigInteger(digits);
        int bits = kind.text().toLowerCase(java.util.Locale.ROOT).contains("64") ? Long.SIZE : Integer.SIZE;
        return kind.isUnsigned() ? number.signum() >= 0 && number.bitLength() <= bits : number.bitLength() < bits;
    }
}
