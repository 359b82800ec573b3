package io.wirecost.engine.runtime;

import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The members of an object in a description. What is wrong with one is a problem, and so is a member that nobody reads. */
final class DescriptionMembers {
    private final Problems problems;
    private final String path;
    private final Map<String, Json> members;
    private final Set<String> known = new HashSet<>();

    /** @param path of the object, e.g. {@code programs[0]}; empty for the whole description */
    DescriptionMembers(Problems problems, String path, Json.Obj object) {
        this.problems = problems;
        this.path = path;
        this.members = object.members();
    }

    /** A text that has to be there; an empty one stands for a wrong one. */
    String text(String name, DescribedText form) {
        if (!members.containsKey(name)) {
            problems.add(at(name), "is missing; expected " + form.description());
        }
        return optionalText(name, form).orElse("");
    }

    Optional<String> optionalText(String name, DescribedText form) {
        return member(name).flatMap(value -> text(at(name), value, form));
    }

    /** Texts of which there has to be at least one. */
    List<String> texts(String name, DescribedText form) {
        if (!members.containsKey(name)) {
            problems.add(at(name), "is missing; expected an array");
        } else if (members.get(name).equals(new Json.Arr(List.of()))) {
            problems.add(at(name), "expected at least one element");
        }
        return optionalTexts(name, form);
    }

    List<String> optionalTexts(String name, DescribedText form) {
        List<String> found = new ArrayList<>();
        List<Json> elements = array(name).orElse(List.of());
        for (int i = 0; i < elements.size(); i++) {
            text(element(name, i), elements.get(i), form).ifPresent(found::add);
        }
        return found;
    }

    /** Whether something is said to be so; it is not if nothing is said. */
    boolean flag(String name) {
        Optional<Json> value = member(name);
        if (value.isPresent() && !(value.get() instanceof Json.Bool)) {
            problems.add(at(name), "expected a boolean, found " + value.get().kind());
        }
        return value.equals(Optional.of(new Json.Bool(true)));
    }

    <T> Optional<T> optionalObject(String name, Function<DescriptionMembers, T> meaning) {
        return member(name).flatMap(value -> object(at(name), value, meaning));
    }

    <T> List<T> optionalObjects(String name, Function<DescriptionMembers, T> meaning) {
        List<T> found = new ArrayList<>();
        List<Json> elements = array(name).orElse(List.of());
        for (int i = 0; i < elements.size(); i++) {
            object(element(name, i), elements.get(i), meaning).ifPresent(found::add);
        }
        return found;
    }

    /** Adds a problem with a member. */
    void problem(String name, String problem) {
        problems.add(at(name), problem);
    }

    /** Names the members that nobody has read. */
    void end() {
        members.keySet().stream()
                .filter(name -> !known.contains(name))
                .forEach(name -> problems.add(path, "unknown member " + ShownText.quoted(name)));
    }

    private <T> Optional<T> object(String at, Json value, Function<DescriptionMembers, T> meaning) {
        if (!(value instanceof Json.Obj object)) {
            problems.add(at, "expected an object, found " + value.kind());
            return Optional.empty();
        }
        DescriptionMembers inner = new DescriptionMembers(problems, at, object);
        T found = meaning.apply(inner);
        inner.end();
        return Optional.of(found);
    }

    private Optional<List<Json>> array(String name) {
        Optional<Json> value = member(name);
        if (value.isPresent() && !(value.get() instanceof Json.Arr)) {
            problems.add(at(name), "expected an array, found " + value.get().kind());
            return Optional.of(List.of());
        }
        return value.map(array -> ((Json.Arr) array).elements());
    }

    private Optional<String> text(String at, Json value, DescribedText form) {
        if (!(value instanceof Json.Str text)) {
            problems.add(at, "expected %s, found %s".formatted(form.description(), value.kind()));
            return Optional.empty();
        }
        if (!form.fits(text.value())) {
            problems.add(at, "expected %s, found %s".formatted(form.description(), ShownText.quoted(text.value())));
            return Optional.empty();
        }
        return Optional.of(text.value());
    }

    private Optional<Json> member(String name) {
        known.add(name);
        return Optional.ofNullable(members.get(name));
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private String element(String name, int index) {
        return "%s[%d]".formatted(at(name), index);
    }
}
