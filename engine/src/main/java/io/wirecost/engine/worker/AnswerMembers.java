package io.wirecost.engine.worker;

import io.wirecost.core.Choices;
import io.wirecost.core.Outcome;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The members of an object in a runner's answer, read strictly: a wrong one is named with its path. */
public final class AnswerMembers {
    private static final double MOST = 1L << 53;
    private static final int SHOWN = 60;

    private final String path;
    private final Map<String, Json> members;

    /** @param path where the object stands, for messages */
    AnswerMembers(String path, Json.Obj object) {
        this.path = path;
        this.members = object.members();
    }

    /**
     * Makes something of an answer, where there is one. A wrong answer is a failure.
     *
     * @param request what was asked for, in messages
     */
    public static <T> Outcome<T> read(
            Outcome<AnswerMembers> answer, String request, Outcome.Step<AnswerMembers, T, BadAnswer> reader) {
        try {
            return answer.map(reader);
        } catch (BadAnswer e) {
            return new Outcome.Failed<>(request + ": " + e.getMessage());
        }
    }

    public String text(String name) throws BadAnswer {
        return optionalText(name).orElseThrow(() -> missing(name, "a string"));
    }

    public String text(String name, String otherwise) throws BadAnswer {
        return optionalText(name).orElse(otherwise);
    }

    public Optional<String> optionalText(String name) throws BadAnswer {
        Json value = members.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value instanceof Json.Str text) {
            return Optional.of(text.value());
        }
        throw wrong(name, "a string", value);
    }

    public boolean flag(String name, boolean otherwise) throws BadAnswer {
        Json value = members.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Json.Bool flag) {
            return flag.value();
        }
        throw wrong(name, "true or false", value);
    }

    /** A number of things or nanoseconds: finite and not negative. */
    public double amount(String name) throws BadAnswer {
        return optionalAmount(name).orElseThrow(() -> missing(name, "a number"));
    }

    public Optional<Double> optionalAmount(String name) throws BadAnswer {
        Json value = members.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value instanceof Json.Num number) {
            double amount = Double.parseDouble(number.text());
            if (amount >= 0 && amount <= MOST) {
                return Optional.of(amount);
            }
        }
        throw wrong(name, "a number from 0 to 2^53", value);
    }

    /** One of the things that have labels. */
    public <E> E choice(String name, String otherwise, Map<String, E> labelled) throws BadAnswer {
        String label = text(name, otherwise);
        E found = labelled.get(label);
        if (found == null) {
            throw new BadAnswer("%s: expected %s, got \"%s\""
                    .formatted(at(name), Choices.oneOf(List.copyOf(labelled.keySet())), shortened(label)));
        }
        return found;
    }

    /** Some of the things that have labels. */
    public <E> List<E> choices(String name, Map<String, E> labelled) throws BadAnswer {
        List<E> found = new ArrayList<>();
        for (Json element : array(name)) {
            E one = element instanceof Json.Str label ? labelled.get(label.value()) : null;
            if (one == null) {
                throw wrong(name, Choices.oneOf(List.copyOf(labelled.keySet())), element);
            }
            found.add(one);
        }
        return found;
    }

    public Optional<AnswerMembers> object(String name) throws BadAnswer {
        Json value = members.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value instanceof Json.Obj object) {
            return Optional.of(new AnswerMembers(at(name), object));
        }
        throw wrong(name, "an object", value);
    }

    /** The object of a member that is there, whose own members are named without it in messages. */
    public AnswerMembers content(String name) throws BadAnswer {
        Json value = members.get(name);
        if (value instanceof Json.Obj object) {
            return new AnswerMembers("", object);
        }
        throw value == null ? missing(name, "an object") : wrong(name, "an object", value);
    }

    /** The elements of an array of objects; none if the member is not there. */
    public List<AnswerMembers> objects(String name) throws BadAnswer {
        List<AnswerMembers> found = new ArrayList<>();
        for (Json element : array(name)) {
            String at = "%s[%d]".formatted(at(name), found.size());
            if (!(element instanceof Json.Obj object)) {
                throw new BadAnswer("%s: expected an object, got %s".formatted(at, element.kind()));
            }
            found.add(new AnswerMembers(at, object));
        }
        return found;
    }

    /** The texts of an array; none if the member is not there. */
    public List<String> texts(String name) throws BadAnswer {
        List<String> found = new ArrayList<>();
        for (Json element : array(name)) {
            if (!(element instanceof Json.Str text)) {
                throw wrong(name, "a list of texts", element);
            }
            found.add(text.value());
        }
        return found;
    }

    /** All members, which have to be texts. */
    public Map<String, String> texts() throws BadAnswer {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : members.keySet()) {
            texts.put(name, text(name));
        }
        return texts;
    }

    /** The exception for a member that is there and wrong in itself. The caller throws it. */
    public BadAnswer wrong(String name, String expected, String actual) {
        return new BadAnswer("%s: expected %s, got \"%s\"".formatted(at(name), expected, shortened(actual)));
    }

    /** Labels of all values of an enum. */
    public static <E> Map<String, E> labelled(E[] values, Function<E, String> label) {
        Map<String, E> labelled = new LinkedHashMap<>();
        for (E value : values) {
            labelled.put(label.apply(value), value);
        }
        return labelled;
    }

    public static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    private List<Json> array(String name) throws BadAnswer {
        Json value = members.get(name);
        if (value == null) {
            return List.of();
        }
        if (value instanceof Json.Arr array) {
            return array.elements();
        }
        throw wrong(name, "an array", value);
    }

    private BadAnswer wrong(String name, String expected, Json actual) {
        String shown = actual instanceof Json.Obj || actual instanceof Json.Arr
                ? actual.kind()
                : shortened(JsonText.compact(actual));
        return new BadAnswer("%s: expected %s, got %s".formatted(at(name), expected, shown));
    }

    private BadAnswer missing(String name, String expected) {
        return new BadAnswer("%s: expected %s, but it is not there".formatted(at(name), expected));
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
