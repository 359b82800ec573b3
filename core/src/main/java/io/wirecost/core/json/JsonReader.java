package io.wirecost.core.json;

import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one text of JSON, as RFC 8259 has it. */
final class JsonReader {
    private static final String HEX = "0123456789abcdefABCDEF";
    private static final int HEX_DIGITS = 4;
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";

    private final Cursor cursor;
    private final String source;
    private final int mostTokens;
    private final Optional<JsonPlaces> places;
    private final Problems problems;
    private int depth;
    private int tokens;

    /** @param places takes where each value begins */
    JsonReader(String text, TextPlace place, int mostTokens, Optional<JsonPlaces> places) {
        this.cursor = new Cursor(text, place);
        this.source = place.source();
        this.mostTokens = mostTokens;
        this.places = places;
        this.problems = Problems.inMany(source);
    }

    Json read() throws InputException {
        if (cursor.isAtEnd()) {
            throw new InputException(source + ": is empty; expected JSON");
        }
        Json value = value();
        if (!cursor.isAtEnd()) {
            throw cursor.wrong("text behind the end of the JSON value");
        }
        problems.refuse();
        return value;
    }

    private Json value() throws InputException {
        char first = cursor.next();
        count();
        if (places.isEmpty()) {
            return value(first);
        }
        TextPlace start = cursor.place(cursor.at());
        Json value = value(first);
        places.get().put(value, start);
        return value;
    }

    private Json value(char first) throws InputException {
        return switch (first) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> new Json.Str(string());
            default -> first == '-' || Cursor.isDigit(first) ? number() : word();
        };
    }

    private Json object() throws InputException {
        enter();
        Map<String, Json> members = new LinkedHashMap<>();
        boolean isMore = cursor.next() != '}' || cursor.isFollowed('}');
        while (isMore) {
            cursor.next();
            int start = cursor.at();
            String key = key();
            if (members.containsKey(key)) {
                problems.add(cursor.prefix(start) + "the key " + ShownText.quoted(key)
                        + " stands twice in one object; keep one");
            }
            cursor.require(':');
            members.put(key, value());
            isMore = cursor.isFollowed('}');
        }
        leave();
        return new Json.Obj(members);
    }

    private Json array() throws InputException {
        enter();
        List<Json> elements = new ArrayList<>();
        boolean isMore = cursor.next() != ']' || cursor.isFollowed(']');
        while (isMore) {
            elements.add(value());
            isMore = cursor.isFollowed(']');
        }
        leave();
        return new Json.Arr(elements);
    }

    private void enter() throws InputException {
        cursor.move();
        if (++depth > JsonText.DEPTH) {
            throw cursor.wrong("nested deeper than " + JsonText.DEPTH + " levels");
        }
    }

    private void leave() throws InputException {
        depth--;
        count();
    }

    private void count() throws InputException {
        if (++tokens > mostTokens) {
            throw cursor.wrong("more than " + mostTokens + " values, keys and brackets in one record; split it");
        }
    }

    private String key() throws InputException {
        count();
        String key = string();
        if (key.length() > JsonText.KEY_LENGTH) {
            throw cursor.wrong("a key of more than " + JsonText.KEY_LENGTH + " characters");
        }
        for (int i = 0; i < key.length(); i++) {
            if (Character.isSurrogate(key.charAt(i)) && Character.charCount(key.codePointAt(i++)) == 1) {
                throw new InputException(
                        cursor.prefix(cursor.at() - 1) + "a lone surrogate in a key; expected Unicode text");
            }
        }
        return key;
    }

    private String string() throws InputException {
        cursor.require('"');
        String plain = cursor.plain();
        if (cursor.pass("\"")) {
            return plain;
        }
        StringBuilder unescaped = new StringBuilder(plain);
        while (cursor.here() != '"') {
            if (!cursor.pass("\\")) {
                throw cursor.unexpected();
            }
            unescaped.append(escaped()).append(cursor.plain());
        }
        cursor.move();
        return unescaped.toString();
    }

    /** Passes what stands behind a backslash. */
    private char escaped() throws InputException {
        int known = ESCAPES.indexOf(cursor.here());
        if (known < 0 && cursor.here() != 'u') {
            throw cursor.unexpected();
        }
        cursor.move();
        return known < 0 ? unit() : MEANT.charAt(known);
    }

    private char unit() throws InputException {
        int start = cursor.at();
        for (int i = 0; i < HEX_DIGITS; i++) {
            cursor.here();
            if (!cursor.pass(HEX)) {
                throw cursor.unexpected();
            }
        }
        return (char) Integer.parseInt(cursor.since(start), 16);
    }

    private Json number() throws InputException {
        int start = cursor.at();
        cursor.pass("-");
        int digits = cursor.pass("0") ? 1 : digits();
        if (cursor.pass(".")) {
            digits += digits();
        }
        if (cursor.pass("eE")) {
            cursor.pass("+-");
            digits += digits();
        }
        if (digits > JsonText.NUMBER_LENGTH) {
            throw cursor.wrong("a number of more than " + JsonText.NUMBER_LENGTH + " digits");
        }
        return new Json.Num(cursor.since(start));
    }

    /** Passes digits, of which there has to be one. */
    private int digits() throws InputException {
        if (!Cursor.isDigit(cursor.here())) {
            throw cursor.unexpected();
        }
        return cursor.digits();
    }

    private Json word() throws InputException {
        int start = cursor.at();
        String word = cursor.word();
        return switch (word) {
            case "true" -> new Json.Bool(true);
            case "false" -> new Json.Bool(false);
            case "null" -> new Json.Null();
            case "" -> throw cursor.unexpected();
            default -> throw cursor.unexpected(start, word);
        };
    }
}
