package io.wirecost.harness.worker;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What wirecost asks for, with the members that it gave. */
record Request(Map<String, Object> members) {
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
        return OPEN.equals(members.get("request"));
    }

    String text(String name) throws Problem {
        return required(name, String.class, "a string");
    }

    Path path(String name) throws Problem {
        return Path.of(text(name));
    }

    Optional<Path> optionalPath(String name) throws Problem {
        return members.containsKey(name) ? Optional.of(path(name)) : Optional.empty();
    }

    long number(String name) throws Problem {
        return required(name, Double.class, "a number").longValue();
    }

    /** False where it is not there. */
    boolean flag(String name) throws Problem {
        return members.containsKey(name) && required(name, Boolean.class, "true or false");
    }

    /** None where it is not there. */
    List<String> texts(String name) throws Problem {
        return list(name, String.class, "a list of strings");
    }

    /** None where it is not there. */
    List<Integer> numbers(String name) throws Problem {
        return list(name, Double.class, "a list of numbers").stream()
                .map(Double::intValue)
                .toList();
    }

    private <T> List<T> list(String name, Class<T> kind, String expected) throws Problem {
        List<?> elements = members.containsKey(name) ? required(name, List.class, expected) : List.of();
        if (!elements.stream().allMatch(kind::isInstance)) {
            throw wrong(name, expected);
        }
        return elements.stream().map(kind::cast).toList();
    }

    private <T> T required(String name, Class<T> kind, String expected) throws Problem {
        Object value = members.get(name);
        if (!kind.isInstance(value)) {
            throw wrong(name, expected);
        }
        return kind.cast(value);
    }

    private static Problem wrong(String name, String expected) {
        return new Problem("the member %s of the request is not %s".formatted(name, expected));
    }
}
