package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.Map;
import java.util.regex.Pattern;

/** What a text begins with, which tells its language whatever its file is named. */
public final class SchemaStart {
    private static final int FIRST_LOOK = 4096;
    private static final String COMMENTS = "(\\s+|//.*|#.*|/\\*(?s:.*?)\\*/)*+";

    private SchemaStart() {}

    /** A pattern for what stands behind white space and comments. */
    public static Pattern pattern(String start) {
        return Pattern.compile(COMMENTS + "(" + start + ")");
    }

    /** Whether a text starts so. */
    public static boolean isAt(Pattern pattern, String text) {
        return pattern.matcher(text.substring(0, Math.min(text.length(), FIRST_LOOK)))
                .lookingAt();
    }

    /** Whether a text is meant as JSON. */
    public static boolean isJson(String text) {
        String begin = text.stripLeading();
        return begin.startsWith("{") || begin.startsWith("[");
    }

    /** The members of the text's object; none if it is no JSON, whose reader says what is wrong. */
    public static Map<String, Json> members(String text) {
        try {
            return JsonText.read(text, "") instanceof Json.Obj object ? object.members() : Map.of();
        } catch (InputException e) {
            return Map.of();
        }
    }
}
