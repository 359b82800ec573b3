package io.wirecost.compiler.value;

import io.wirecost.core.json.ShownText;

/**
 * The way from a record to a value inside it. It is made into text only where somebody reads it, since every value that
 * is read has one.
 */
final class JsonPath {
    /** The record itself. */
    static final JsonPath ROOT = new JsonPath(null, Step.MEMBER, "", 0);

    private final JsonPath before;
    private final Step step;
    private final String key;
    private final int index;

    private enum Step {
        MEMBER,
        ELEMENT,
        ENTRY
    }

    private JsonPath(JsonPath before, Step step, String key, int index) {
        this.before = before;
        this.step = step;
        this.key = key;
        this.index = index;
    }

    /** @param key of the member of a record, as it stands in the JSON */
    JsonPath member(String key) {
        return new JsonPath(this, Step.MEMBER, key, 0);
    }

    JsonPath element(int place) {
        return new JsonPath(this, Step.ELEMENT, "", place);
    }

    JsonPath entry(String key) {
        return new JsonPath(this, Step.ENTRY, key, 0);
    }

    /** With the place of each element and the key of each entry: {@code prices{EUR}[1].amount}. */
    @Override
    public String toString() {
        return text(true);
    }

    /** The same for all elements and entries: {@code prices{}[].amount}. */
    String general() {
        return text(false);
    }

    private String text(boolean exact) {
        StringBuilder text = new StringBuilder();
        append(text, exact);
        return text.toString();
    }

    private void append(StringBuilder text, boolean exact) {
        if (before == null) {
            return;
        }
        before.append(text, exact);
        switch (step) {
            case MEMBER -> text.append(text.isEmpty() ? "" : ".").append(shown(key));
            case ELEMENT -> text.append('[').append(exact ? index : "").append(']');
            case ENTRY ->
                text.append('{').append(exact ? ShownText.bare(key) : "").append('}');
        }
    }

    private static String shown(String key) {
        return SafeName.isSimple(key) ? key : ShownText.quoted(key);
    }
}
