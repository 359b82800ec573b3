package io.wirecost.harness.worker;

import io.wirecost.core.json.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What wirecost asks for, with the members that it gave. */
record Request(Map<String, Json> members) {
    private static final String OPEN = "open";

    /** @throws Problem if the line is no object of JSON */
    static Request parse(String line) throws Problem {
        return new Request(JsonLine.parse(line));
    }

    String name() throws Problem {
        return text("request");
    }

    /** Returns whether it is for another codec than the one before. */
    boolean isOpening() {
        return new Json.Str(OPEN).equals(members.get("request"));
    }

    String text(String name) throws Problem {
        return required(name, Json.Str.class, "a string").value();
    }

    Optional<String> optionalText(String name) throws Problem {
        return members.containsKey(name) ? Optional.of(text(name)) : Optional.empty();
    }

    Path path(String name) throws Problem {
        return Path.of(text(name));
    }

    Optional<Path> optionalPath(String name) throws Problem {
        return members.containsKey(name) ? Optional.of(path(name)) : Optional.empty();
    }

    long number(String name) throws Problem {
        return (long) number(required(name, Json.Num.class, "a number"));
    }

    /** False where it is not there. */
    boolean flag(String name) throws Problem {
        return members.containsKey(name)
                && required(name, Json.Bool.class, "true or false").value();
    }

    /** None where it is not there. */
    List<String> texts(String name) throws Problem {
        return list(name, Json.Str.class, "a list of strings").stream()
                .map(Json.Str::value)
                .toList();
    }

    /** None where it is not there. */
    List<Integer> numbers(String name) throws Problem {
        return list(name, Json.Num.class, "a list of numbers").stream()
                .map(number -> (int) number(number))
                .toList();
    }

    private static double number(Json.Num number) {
        return Double.parseDouble(number.text());
    }

    private <T> List<T> list(String name, Class<T> kind, String expected) throws Problem {
        List<Json> elements = members.containsKey(name)
                ? required(name, Json.Arr.class, expected).elements()
                : List.of();
        if (!elements.stream().allMatch(kind::isInstance)) {
            throw wrong(name, expected);
        }
        return elements.stream().map(kind::cast).toList();
    }

    private <T> T required(String name, Class<T> kind, String expected) throws Problem {
        Json value = members.get(name);
        if (!kind.isInstance(value)) {
            throw wrong(name, expected);
        }
        return kind.cast(value);
    }

    private static Problem wrong(String name, String expected) {
        return new Problem("the member %s of the request is not %s".formatted(name, expected));
    }
}
