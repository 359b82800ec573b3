package io.wirecost.topics.registry;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.topics.registry.RegisteredSchema.Reference;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The schemas of a registry. */
public final class Registry {
    /** So many schemas may refer to each other. */
    private static final int MOST_REFERENCES = 500;

    /** The one of registries that have no others. */
    private static final String USUAL_CONTEXT = ".";

    private final RegistryClient client;

    private Registry(RegistryClient client) {
        this.client = client;
    }

    /** @throws InputException if its certificates cannot be used */
    public static Registry at(RegistryAccess access) throws InputException {
        return new Registry(new RegistryClient(access));
    }

    /**
     * The schema of an id, with all that it refers to.
     *
     * @return empty if the registry does not know the id
     * @throws InputException if it cannot be asked, or the schema is in another language
     */
    public Optional<RegisteredSchema> schema(int id) throws InputException {
        Optional<Map<String, Json>> found = object("/schemas/ids/" + id);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> type = text(found.get(), "schemaType");
        SchemaLanguage language = SchemaLanguage.of(type)
                .orElseThrow(
                        () -> new InputException("registry: schema %d is of type %s; expected AVRO, PROTOBUF or JSON"
                                .formatted(id, type.get())));
        Map<String, Reference> references = new LinkedHashMap<>();
        collect(found.get(), references, "schema " + id);
        return Optional.of(new RegisteredSchema(
                language, text(found.get(), "schema").orElse(""), List.copyOf(references.values())));
    }

    /** The versions that a schema is, by the subjects that have it. */
    public Map<String, Integer> versions(int id) throws InputException {
        Map<String, Integer> versions = new HashMap<>();
        for (Map<String, Json> version :
                objects(client.get("/schemas/ids/" + id + "/versions").orElse(null))) {
            text(version, "subject").ifPresent(subject -> versions.put(subject, number(version, "version")));
        }
        return versions;
    }

    /**
     * The id of the schema that has a GUID, which is the same in all registries.
     *
     * @return empty if the registry does not know it
     */
    public Optional<Integer> number(UUID guid) throws InputException {
        List<Map<String, Json>> ids =
                objects(client.get("/schemas/guids/" + guid + "/ids").orElse(null));
        return ids.stream()
                .min(Comparator.comparing(id -> !text(id, "context").equals(Optional.of(USUAL_CONTEXT))))
                .map(id -> number(id, "id"));
    }

    private void collect(Map<String, Json> schema, Map<String, Reference> found, String from) throws InputException {
        for (Map<String, Json> reference : objects(schema.get("references"))) {
            String name = text(reference, "name").orElse("");
            if (found.containsKey(name)) {
                continue;
            }
            if (found.size() == MOST_REFERENCES) {
                throw new InputException("registry: %s refers to more than %d others".formatted(from, MOST_REFERENCES));
            }
            found.put(name, new Reference(name, "")); // so that a circle ends
            String path = "/subjects/%s/versions/%d"
                    .formatted(
                            URLEncoder.encode(text(reference, "subject").orElse(""), StandardCharsets.UTF_8)
                                    .replace("+", "%20"),
                            number(reference, "version"));
            Map<String, Json> there = object(path)
                    .orElseThrow(() -> new InputException(
                            "registry: %s refers to %s, which is not there (%s)".formatted(from, name, path)));
            collect(there, found, name);
            found.remove(name);
            found.put(name, new Reference(name, text(there, "schema").orElse("")));
        }
    }

    /** The objects of an array; none where there is no array. */
    private static List<Map<String, Json>> objects(Json array) {
        List<Map<String, Json>> objects = new ArrayList<>();
        if (array instanceof Json.Arr list) {
            for (Json element : list.elements()) {
                if (element instanceof Json.Obj object) {
                    objects.add(object.members());
                }
            }
        }
        return objects;
    }

    private Optional<Map<String, Json>> object(String path) throws InputException {
        Optional<Json> found = client.get(path);
        if (found.isPresent() && !(found.get() instanceof Json.Obj)) {
            throw new InputException("registry: answers %s with %s; expected an object"
                    .formatted(path, found.get().kind()));
        }
        return found.map(json -> ((Json.Obj) json).members());
    }

    private static Optional<String> text(Map<String, Json> members, String key) {
        return members.get(key) instanceof Json.Str text ? Optional.of(text.value()) : Optional.empty();
    }

    private static int number(Map<String, Json> members, String key) {
        return members.get(key) instanceof Json.Num number && number.text().matches("\\d{1,9}")
                ? Integer.parseInt(number.text())
                : 0;
    }
}
