package io.wirecost.core.json;

import java.util.List;
import java.util.Map;

/** A JSON value as it stands in a text: numbers by their digits, so that nothing is rounded. */
public sealed interface Json {
    /** What kind of value it is, for a message, e.g. {@code an object}. */
    String kind();

    /** Members in the order of the text. */
    record Obj(Map<String, Json> members) implements Json {
        @Override
        public String kind() {
            return "an object";
        }
    }

    record Arr(List<Json> elements) implements Json {
        @Override
        public String kind() {
            return "an array";
        }
    }

    record Str(String value) implements Json {
        @Override
        public String kind() {
            return "a string";
        }
    }

    /** @param text the number as it is written, e.g. {@code -0}, {@code 1.50}, {@code 1e400} */
    record Num(String text) implements Json {
        @Override
        public String kind() {
            return "a number";
        }
    }

    record Bool(boolean value) implements Json {
        @Override
        public String kind() {
            return "a boolean";
        }
    }

    /** The word {@code null}. */
    record Null() implements Json {
        @Override
        public String kind() {
            return "null";
        }
    }
}
