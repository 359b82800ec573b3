package io.wirecost.core.json;

import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one text of JSON, as RFC 8259 has it. */
final class JsonReader {
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";
    private static final int ASCII = 0x80;
    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;

    private final String text;
    private final TextPlace place;
    private final int mostTokens;
    private final Problems problems;
    private int at;
    private int depth;
    private int tokens;
    private int counted;
    private int line = 1;
    private int lineStart;

    JsonReader(String text, TextPlace place, int mostTokens) {
        this.text = text;
        this.place = place;
        this.mostTokens = mostTokens;
        this.problems = Problems.inMany(place.source());
    }

    Json read() throws InputException {
        if (isAtEnd()) {
            throw new InputException(place.source() + ": is empty; expected JSON");
        }
        Json value = value();
        if (!isAtEnd()) {
            throw wrong(at, "text behind the end of the JSON value");
        }
        problems.refuse();
        return value;
    }

    private Json value() throws InputException {
        char first = next();
        count();
        if (first == '{') {
            return object();
        } else if (first == '[') {
            return array();
        } else if (first == '"') {
            return new Json.Str(string());
        }
        return first == '-' || isDigit(first) ? number() : word();
    }

    private Json object() throws InputException {
        enter();
        Map<String, Json> members = new LinkedHashMap<>();
        boolean isMore = next() != '}' || isFollowed('}');
        while (isMore) {
            int start = expected('"');
            String key = key();
            if (members.containsKey(key)) {
                problems.add(prefix(start) + "the key " + Shown.quoted(key) + " stands twice in one object; keep one");
            }
            expected(':');
            at++;
            members.put(key, value());
            isMore = isFollowed('}');
        }
        leave();
        return new Json.Obj(members);
    }

    private Json array() throws InputException {
        enter();
        List<Json> elements = new ArrayList<>();
        boolean isMore = next() != ']' || isFollowed(']');
        while (isMore) {
            elements.add(value());
            isMore = isFollowed(']');
        }
        leave();
        return new Json.Arr(elements);
    }

    private void enter() throws InputException {
        at++;
        if (++depth > JsonText.DEPTH) {
            throw wrong(at, "nested deeper than " + JsonText.DEPTH + " levels");
        }
    }

    private void leave() throws InputException {
        depth--;
        count();
    }

    private void count() throws InputException {
        if (++tokens > mostTokens) {
            throw wrong(at, "more than " + mostTokens + " values, keys and brackets in one record; split it");
        }
    }

    private String key() throws InputException {
        count();
        String key = string();
        if (key.length() > JsonText.KEY_LENGTH) {
            throw wrong(at, "a key of more than " + JsonText.KEY_LENGTH + " characters");
        }
        for (int i = 0; i < key.length(); i++) {
            if (Character.isSurrogate(key.charAt(i)) && Character.charCount(key.codePointAt(i++)) == 1) {
                throw wrong(at - 1, "a lone surrogate in a key; expected Unicode text");
            }
        }
        return key;
    }

    private String string() throws InputException {
        StringBuilder unescaped = new StringBuilder();
        int start = ++at;
        for (char c = here(); c != '"'; c = here()) {
            if (c < ' ') {
                throw unexpected(at, at);
            }
            if (c == '\\') {
                unescaped.append(text, start, at++).append(escaped());
                start = at;
            } else {
                at++;
            }
        }
        String rest = text.substring(start, at++);
        return unescaped.isEmpty() ? rest : unescaped.append(rest).toString();
    }

    /** Passes what stands behind a backslash. */
    private char escaped() throws InputException {
        int known = ESCAPES.indexOf(here());
        if (known < 0 && here() != 'u') {
            throw unexpected(at, at);
        }
        at++;
        return known < 0 ? unit() : MEANT.charAt(known);
    }

    private char unit() throws InputException {
        int unit = 0;
        for (int i = 0; i < HEX_DIGITS; i++) {
            int digit = here() < ASCII ? Character.digit(here(), HEX) : -1;
            if (digit < 0) {
                throw unexpected(at, at);
            }
            unit = unit * HEX + digit;
            at++;
        }
        return (char) unit;
    }

    private Json number() throws InputException {
        int start = at;
        pass("-");
        int digits = pass("0") ? 1 : digits();
        if (pass(".")) {
            digits += digits();
        }
        if (pass("eE")) {
            pass("+-");
            digits += digits();
        }
        if (digits > JsonText.NUMBER_LENGTH) {
            throw wrong(start, "a number of more than " + JsonText.NUMBER_LENGTH + " digits");
        }
        return new Json.Num(text.substring(start, at));
    }

    /** Passes digits, of which there has to be one. */
    private int digits() throws InputException {
        int start = at;
        if (!isDigit(here())) {
            throw unexpected(at, at);
        }
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return at - start;
    }

    private Json word() throws InputException {
        int start = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        return switch (text.substring(start, at)) {
            case "true" -> new Json.Bool(true);
            case "false" -> new Json.Bool(false);
            case "null" -> new Json.Null();
            default -> throw unexpected(start, at);
        };
    }

    private static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }

    /** Passes one of these characters, if it stands here. */
    private boolean pass(String some) {
        boolean isHere = at < text.length() && some.indexOf(text.charAt(at)) >= 0;
        at += isHere ? 1 : 0;
        return isHere;
    }

    /** Passes a comma, behind which there is more, or the end of an object or array. */
    private boolean isFollowed(char end) throws InputException {
        if (next() != end) {
            expected(',');
            at++;
            return true;
        }
        at++;
        return false;
    }

    /** Returns where a character stands that has to be next. */
    private int expected(char wanted) throws InputException {
        if (next() != wanted) {
            throw unexpected(at, at);
        }
        return at;
    }

    /** Returns the next character that is no white space, which stays to be read. */
    private char next() throws InputException {
        isAtEnd();
        return here();
    }

    /** Passes white space. */
    private boolean isAtEnd() {
        while (pass(" \n\r\t")) {}
        return at == text.length();
    }

    private char here() throws InputException {
        if (at == text.length()) {
            throw wrong(at, "invalid JSON: the text ends before its value does; is a bracket, brace or quote missing?");
        }
        return text.charAt(at);
    }

    /** @param end of a word that is unexpected as a whole; its start for a single character */
    private InputException unexpected(int start, int end) {
        String found = end > start ? text.substring(start, end) : Character.toString(text.codePointAt(start));
        return wrong(start, "invalid JSON: unexpected " + Shown.quoted(found));
    }

    private InputException wrong(int offset, String problem) {
        return new InputException(prefix(offset) + problem);
    }

    /** Counts lines from the place before, so that many problems of a long text take no longer than one. */
    private String prefix(int offset) {
        for (; counted < offset; counted++) {
            char c = text.charAt(counted);
            boolean isBeforeFeed = c == '\r' && counted + 1 < text.length() && text.charAt(counted + 1) == '\n';
            if (c == '\n' || c == '\r' && !isBeforeFeed) {
                line++;
                lineStart = counted + 1;
            }
        }
        return place.prefix(line, offset - lineStart + 1);
    }
}
