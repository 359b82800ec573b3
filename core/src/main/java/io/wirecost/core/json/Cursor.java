package io.wirecost.core.json;

import io.wirecost.core.InputException;

/** A place in a text of JSON, which moves to its end. It words what is wrong there. */
final class Cursor {
    private final String text;
    private final TextPlace place;
    private int at;
    private int counted;
    private int line = 1;
    private int lineStart;

    /** @param place where in a file the text begins */
    Cursor(String text, TextPlace place) {
        this.text = text;
        this.place = place;
    }

    int at() {
        return at;
    }

    void move() {
        at++;
    }

    /** The text from a place up to here. */
    String since(int start) {
        return text.substring(start, at);
    }

    /** Returns the character that is here. */
    char here() throws InputException {
        if (at == text.length()) {
            throw wrong("invalid JSON: the text ends before its value does; is a bracket, brace or quote missing?");
        }
        return text.charAt(at);
    }

    /** Returns the next character that is no white space, which stays to be read. */
    char next() throws InputException {
        isAtEnd();
        return here();
    }

    /** Passes white space. */
    boolean isAtEnd() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at == text.length();
    }

    /** Passes one of these characters, if it stands here. */
    boolean pass(String some) {
        boolean isHere = at < text.length() && some.indexOf(text.charAt(at)) >= 0;
        at += isHere ? 1 : 0;
        return isHere;
    }

    /** Passes a character that has to be next, behind white space. */
    void require(char wanted) throws InputException {
        if (next() != wanted) {
            throw unexpected();
        }
        at++;
    }

    /** Passes a comma, behind which there is more, or the end of an object or array. */
    boolean isFollowed(char end) throws InputException {
        boolean isMore = next() != end;
        require(isMore ? ',' : end);
        return isMore;
    }

    /** Passes letters and digits. */
    String word() {
        int start = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        return since(start);
    }

    /** Passes digits, and returns how many there are. */
    int digits() {
        int start = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return at - start;
    }

    /** Passes what stands in a string as it is meant: up to a quote, a backslash or a control character. */
    String plain() {
        int start = at;
        while (at < text.length() && JsonWriter.isPlain(text.charAt(at))) {
            at++;
        }
        return since(start);
    }

    static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    /** The character that is here should not be. */
    InputException unexpected() {
        return unexpected(at, Character.toString(text.codePointAt(at)));
    }

    InputException unexpected(int start, String found) {
        return new InputException(prefix(start) + "invalid JSON: unexpected " + ShownText.quoted(found));
    }

    InputException wrong(String problem) {
        return new InputException(prefix(at) + problem);
    }

    /** Returns the start of a message about a place. */
    String prefix(int offset) {
        return place(offset) + ": ";
    }

    /** Returns where an offset is. Lines are counted from the place before: many take no longer than one. */
    TextPlace place(int offset) {
        for (; counted < offset; counted++) {
            char c = text.charAt(counted);
            boolean isBeforeFeed = c == '\r' && counted + 1 < text.length() && text.charAt(counted + 1) == '\n';
            if (c == '\n' || c == '\r' && !isBeforeFeed) {
                line++;
                lineStart = counted + 1;
            }
        }
        return place.within(line, offset - lineStart + 1);
    }
}
