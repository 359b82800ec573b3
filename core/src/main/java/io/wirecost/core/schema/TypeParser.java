package io.wirecost.core.schema;

import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.Decimal;
import io.wirecost.core.schema.Type.EnumRef;
import io.wirecost.core.schema.Type.Fixed;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.RecordRef;
import io.wirecost.core.schema.Type.Temporal;
import io.wirecost.core.schema.Type.Uuid;
import java.util.Locale;
import java.util.Optional;

/** Reads the text of one type, as {@link Type#toString} writes it. */
final class TypeParser {
    private final String text;
    private int at;

    TypeParser(String text) {
        this.text = text;
    }

    Type parse() {
        Type type = type();
        if (at != text.length()) {
            throw new IllegalArgumentException("unexpected text behind a type: " + text.substring(at));
        }
        return type;
    }

    private Type type() {
        String word = word();
        return switch (word) {
            case "array" -> new ArrayType(inParentheses());
            case "map" -> new MapType(inParentheses());
            case "optional" -> new OptionalType(inParentheses());
            case "uuid" ->
                new Uuid(
                        at < text.length() && text.charAt(at) == '('
                                ? Optional.of((Fixed) inParentheses())
                                : Optional.empty());
            case "record" -> new RecordRef(name());
            case "enum" -> new EnumRef(name());
            case "fixed" -> fixed();
            case "decimal" -> decimal();
            default -> simple(word);
        };
    }

    private static Type simple(String word) {
        String constant = word.toUpperCase(Locale.ROOT).replace('-', '_');
        for (Temporal temporal : Temporal.values()) {
            if (temporal.name().equals(constant)) {
                return temporal;
            }
        }
        return Primitive.valueOf(constant);
    }

    private Type inParentheses() {
        expect('(');
        Type type = type();
        expect(')');
        return type;
    }

    private String name() {
        expect('(');
        String name = word();
        expect(')');
        return name;
    }

    private Fixed fixed() {
        expect('(');
        String name = word();
        expect(',');
        int size = Integer.parseInt(word());
        expect(')');
        return new Fixed(name, size);
    }

    private Decimal decimal() {
        expect('(');
        int precision = Integer.parseInt(word());
        expect(',');
        int scale = Integer.parseInt(word());
        Optional<Fixed> fixed = Optional.empty();
        if (text.charAt(at) == ',') {
            at++;
            fixed = Optional.of((Fixed) type());
        }
        expect(')');
        return new Decimal(precision, scale, fixed);
    }

    private String word() {
        int start = at;
        while (at < text.length() && "(),".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private void expect(char expected) {
        if (at >= text.length() || text.charAt(at) != expected) {
            throw new IllegalArgumentException("expected '" + expected + "' at " + at + " of " + text);
        }
        at++;
    }
}
