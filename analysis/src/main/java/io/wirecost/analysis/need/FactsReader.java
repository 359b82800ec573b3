package io.wirecost.analysis.need;

import io.wirecost.analysis.need.FormatFacts.Library;
import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a file of facts strictly: every topic has to be there, and every fact needs its words, source and date. */
final class FactsReader {
    private static final List<String> MEMBERS = List.of("format", "facts", "layouts", "libraries");
    private static final List<String> OF_FACT = List.of("answer", "words", "source", "date");
    private static final List<String> OF_LIBRARY = List.of("name", "licence", "version", "released", "source", "date");
    private static final String UNKNOWN = "unknown";

    private final Problems problems;

    private FactsReader(String source) {
        this.problems = Problems.in(source);
    }

    static FormatFacts read(String text, String source) throws InputException {
        return new FactsReader(source).facts(JsonText.read(text, source));
    }

    private FormatFacts facts(Json json) throws InputException {
        Json.Obj file = object(json, "");
        refuseUnknown(file, MEMBERS, "");
        String format = text(file, "format", "");
        Map<Topic, FormatFact> facts = new EnumMap<>(Topic.class);
        Json.Obj all = object(file.members().get("facts"), "facts");
        refuseUnknown(all, keys(), "facts");
        Stream.of(Topic.values())
                .forEach(topic -> facts.put(topic, fact(all.members().get(topic.key()), "facts." + topic.key())));
        Map<String, Map<Topic, FormatFact>> layouts =
                layouts(object(file.members().get("layouts"), "layouts"));
        List<Library> libraries = libraries(file.members().get("libraries"));
        problems.refuse();
        return new FormatFacts(format, facts, layouts, libraries);
    }

    private static List<String> keys() {
        return Arrays.stream(Topic.values()).map(Topic::key).toList();
    }

    private FormatFact fact(Json json, String path) {
        Json.Obj fact = object(json, path);
        refuseUnknown(fact, OF_FACT, path);
        String label = text(fact, "answer", path);
        Optional<NeedAnswer> answer = NeedAnswer.byLabel(label);
        if (answer.isEmpty()) {
            problems.add(path + ".answer", "expected yes, no or unknown, got " + label);
        }
        return new FormatFact(
                answer.orElse(NeedAnswer.UNKNOWN),
                text(fact, "words", path),
                text(fact, "source", path),
                date(fact, "date", path));
    }

    private Map<String, Map<Topic, FormatFact>> layouts(Json.Obj json) {
        Map<String, Map<Topic, FormatFact>> layouts = new LinkedHashMap<>();
        json.members().forEach((layout, value) -> {
            String path = "layouts." + layout;
            Json.Obj own = object(value, path);
            refuseUnknown(own, keys(), path);
            Map<Topic, FormatFact> facts = new EnumMap<>(Topic.class);
            Stream.of(Topic.values())
                    .filter(topic -> own.members().containsKey(topic.key()))
                    .forEach(topic -> facts.put(topic, fact(own.members().get(topic.key()), path + "." + topic.key())));
            layouts.put(layout, facts);
        });
        return layouts;
    }

    private List<Library> libraries(Json json) {
        if (!(json instanceof Json.Arr list)) {
            problems.add("libraries", "expected an array");
            return List.of();
        }
        return list.elements().stream().map(this::library).toList();
    }

    private Library library(Json json) {
        Json.Obj library = object(json, "libraries");
        refuseUnknown(library, OF_LIBRARY, "libraries");
        String released = text(library, "released", "libraries");
        return new Library(
                text(library, "name", "libraries"),
                text(library, "licence", "libraries"),
                text(library, "version", "libraries"),
                released.equals(UNKNOWN) ? released : date(library, "released", "libraries"),
                text(library, "source", "libraries"),
                date(library, "date", "libraries"));
    }

    private Json.Obj object(Json json, String path) {
        if (json instanceof Json.Obj found) {
            return found;
        }
        problems.add(path, "expected an object");
        return new Json.Obj(Map.of());
    }

    private String text(Json.Obj object, String key, String path) {
        if (object.members().get(key) instanceof Json.Str found
                && !found.value().isBlank()) {
            return found.value();
        }
        problems.add(path.isEmpty() ? key : path + "." + key, "expected a text that is not empty");
        return "";
    }

    private String date(Json.Obj object, String key, String path) {
        String text = text(object, key, path);
        try {
            LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            problems.add(path + "." + key, "expected a date such as 2026-01-31, got " + text);
        }
        return text;
    }

    private void refuseUnknown(Json.Obj object, List<String> known, String path) {
        object.members().keySet().stream()
                .filter(key -> !known.contains(key))
                .forEach(key -> problems.add(path, Choices.mismatch("the key", key, known)));
    }
}
