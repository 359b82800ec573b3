package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.Roots;
import io.wirecost.compiler.read.SchemaFile;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonPlaces;
import io.wirecost.core.schema.Definition;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The definitions of all files of a schema, which may refer to each other in any order. */
final class AvroTexts {
    private static final Set<String> NAMED = Set.of("record", "error", "enum", "fixed");

    private final SchemaRequest request;
    private final Set<Path> folders = new LinkedHashSet<>();
    private final Map<String, Top> tops = new LinkedHashMap<>();
    private final Set<String> read = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final List<Json> given = new ArrayList<>();
    private final JsonPlaces places = new JsonPlaces();

    /** A definition at the top of a file. */
    record Top(String name, Json.Obj json, SchemaPlace place, String source) {
        private boolean isRecord() {
            return !"enum".equals(kind(json)) && !"fixed".equals(kind(json));
        }
    }

    private AvroTexts(SchemaRequest request) {
        this.request = request;
    }

    /** @throws InputException with every text that is no JSON */
    static AvroTexts of(SchemaRequest request, List<SchemaSource> texts) throws InputException {
        AvroTexts all = new AvroTexts(request);
        Problems problems = new Problems();
        for (SchemaSource text : texts) {
            if (Files.isRegularFile(text.file())) {
                all.folders.add(text.file().toAbsolutePath().getParent());
            }
            problems.collect(() -> {
                all.add(text);
                return text;
            });
        }
        all.folders.addAll(request.paths());
        problems.refuse();
        return all;
    }

    private void add(SchemaSource text) throws InputException {
        Json json = places.read(text.text(), text.name());
        given.add(json);
        add(json, SchemaPlace.root(places), text.name());
        addNames(json);
    }

    private void addNames(Json json) {
        if (json instanceof Json.Arr array) {
            array.elements().forEach(this::addNames);
        } else if (json instanceof Json.Obj object) {
            if (object.members().get("name") instanceof Json.Str name) {
                names.add(Definition.simpleName(name.value()));
            }
            object.members().values().forEach(this::addNames);
        }
    }

    /** The first text. */
    Json first() {
        return given.get(0);
    }

    /** Where the parts of the texts stand. */
    JsonPlaces places() {
        return places;
    }

    /** The simple names that the texts have for their types, and perhaps others. */
    Set<String> names() {
        return names;
    }

    private void add(Json json, SchemaPlace place, String source) {
        if (json instanceof Json.Arr array) {
            array.elements().forEach(element -> add(element, place, source));
        } else if (json instanceof Json.Obj object && object.members().get("types") instanceof Json.Arr types) {
            String namespace = object.members().get("namespace") instanceof Json.Str text ? text.value() : "";
            types.elements().forEach(type -> add(type, place.in(namespace), source));
        } else if (json instanceof Json.Obj object && object.members().get("name") instanceof Json.Str name) {
            String namespace =
                    object.members().get("namespace") instanceof Json.Str text ? text.value() : place.namespace();
            String fullName = place.in(namespace).fullName(name.value());
            tops.putIfAbsent(fullName, new Top(fullName, object, place, source));
        }
    }

    private static String kind(Json.Obj object) {
        return object.members().get("type") instanceof Json.Str type ? type.value() : "";
    }

    /** Whether a text is a list of definitions, and not a union. */
    static boolean isList(Json json) {
        return json instanceof Json.Arr array
                        && !array.elements().isEmpty()
                        && array.elements().stream()
                                .allMatch(element -> element instanceof Json.Obj object && NAMED.contains(kind(object)))
                || json instanceof Json.Obj object && object.members().get("types") instanceof Json.Arr;
    }

    /** The full name of a definition at the top of a text; empty if it is none. */
    static String name(Json json) {
        AvroTexts alone = new AvroTexts(SchemaRequest.of(WaysOut.NONE));
        alone.add(json, SchemaPlace.root(alone.places), "");
        return alone.tops.keySet().stream().findFirst().orElse("");
    }

    /** The definition that each record is. */
    Top root() throws InputException {
        List<String> records =
                tops.values().stream().filter(Top::isRecord).map(Top::name).toList();
        List<String> unused = records.stream().filter(name -> !isUsed(name)).toList();
        String source = String.join(
                ", ", tops.values().stream().map(Top::source).distinct().toList());
        return take(Roots.choose(source, request.root(), records, records, unused));
    }

    private boolean isUsed(String name) {
        return tops.values().stream()
                .filter(top -> !top.name().equals(name))
                .anyMatch(top -> mentions(top.json(), name));
    }

    private static boolean mentions(Json json, String name) {
        if (json instanceof Json.Str text) {
            return text.value().equals(name) || text.value().equals(Definition.simpleName(name));
        } else if (json instanceof Json.Arr array) {
            return array.elements().stream().anyMatch(element -> mentions(element, name));
        }
        return json instanceof Json.Obj object
                && object.members().entrySet().stream()
                        .filter(member ->
                                Set.of("type", "items", "values", "fields").contains(member.getKey()))
                        .anyMatch(member -> mentions(member.getValue(), name));
    }

    private Top take(String name) {
        read.add(name);
        return tops.get(name);
    }

    /** A definition that was not read yet, of the first of the names that there is one for. */
    Optional<Top> next(List<String> names) throws InputException {
        for (String name : names) {
            if (!tops.containsKey(name)) {
                search(name);
            }
            if (tops.containsKey(name) && !read.contains(name)) {
                return Optional.of(take(name));
            }
        }
        return Optional.empty();
    }

    /** Looks for a file that is named after a type. */
    private void search(String name) throws InputException {
        List<String> files = new ArrayList<>(List.of(name + ".avsc", Definition.simpleName(name) + ".avsc"));
        for (Path folder : folders) {
            for (String file : files) {
                Path path = folder.resolve(file);
                if (name.matches("[\\w.]+") && Files.isRegularFile(path)) {
                    load(path);
                }
            }
        }
    }

    private void load(Path path) throws InputException {
        add(SchemaFile.text(path, "an Avro schema"));
    }
}
