package io.wirecost.compiler.value;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.regex.Pattern;

/** TextReader that stand for values of JSON. */
public final class ScalarReaders {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][+-]?[0-9]++)?");

    private ScalarReaders() {}

    /** Returns whether a text would be a number, a boolean or null if it stood in JSON without quotes. */
    public static boolean isNumberOrWord(String text) {
        return text.equals("true")
                || text.equals("false")
                || text.equals("null")
                || NUMBER.matcher(text).matches();
    }

    /** The value that a text is the JSON of. */
    static Json any(String text) {
        try {
            return JsonText.read(text, "text");
        } catch (InputException e) {
            throw new IllegalStateException("was written by ourselves", e);
        }
    }

    /** The number or boolean that a text is, or else the text as a string. */
    static Json of(String text) {
        if (text.equals("true") || text.equals("false")) {
            return new Json.Bool(text.equals("true"));
        }
        return NUMBER.matcher(text).matches() ? new Json.Num(text) : new Json.Str(text);
    }
}
