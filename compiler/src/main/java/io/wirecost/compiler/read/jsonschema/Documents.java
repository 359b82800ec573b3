package io.wirecost.compiler.read.jsonschema;

import io.wirecost.compiler.read.SchemaFile;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonPlaces;
import io.wirecost.core.json.JsonText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The documents of a schema: by the addresses that they give themselves, and by their files. Nothing is fetched. */
final class Documents {
    private final SchemaRequest request;
    private final List<JsonSchemaFile> given = new ArrayList<>();
    private final Map<String, SchemaNode> byAddress = new HashMap<>();
    private final Map<Path, JsonSchemaFile> byFile = new HashMap<>();
    private final UnheldRules rules = new UnheldRules();
    private boolean searched;

    Documents(SchemaRequest request, List<SchemaSource> texts) throws InputException {
        this.request = request;
        Problems problems = new Problems();
        for (SchemaSource text : texts) {
            problems.collect(() -> given.add(add(text)));
        }
        problems.refuse();
    }

    /** Rules of what was looked at that the types do not hold. */
    UnheldRules rules() {
        return rules;
    }

    List<JsonSchemaFile> given() {
        return given;
    }

    private JsonSchemaFile add(SchemaSource text) throws InputException {
        Path file = text.file().toAbsolutePath().normalize();
        if (byFile.containsKey(file)) {
            return byFile.get(file);
        }
        String inJson = OpenApiYaml.json(text);
        JsonPlaces places = new JsonPlaces();
        Json json = ToldBranches.in(places.read(inJson, text.name()));
        JsonSchemaFile document =
                new JsonSchemaFile(text.name(), file, file.toUri().toString(), inJson, json, places);
        byFile.put(file, document);
        byAddress.put(document.address(), document.root());
        index(document.root());
        return document;
    }

    private void index(SchemaNode node) {
        byAddress.putIfAbsent(node.base(), node);
        node.text("$anchor").ifPresent(anchor -> byAddress.putIfAbsent(node.base() + "#" + anchor, node));
        node.text("$id")
                .filter(id -> id.startsWith("#") && id.length() > 1)
                .ifPresent(id -> byAddress.putIfAbsent(node.base() + id, node));
        for (String key : node.members().keySet()) {
            if (!key.equals("enum") && !key.equals("const")) {
                node.below(key).ifPresent(this::index);
                node.listed(key).forEach(this::index);
            }
        }
    }

    /**
     * Texts by every address that something refers to, for the validator.
     *
     * @param unchecked addresses of parts in whose place anything may stand
     */
    Map<String, String> texts(Set<String> unchecked) {
        Map<String, String> texts = new HashMap<>();
        byAddress.forEach((address, node) -> {
            if (!address.contains("#") && node.json() instanceof Json.Obj) {
                texts.put(address, JsonText.compact(checked(node, unchecked)));
            }
        });
        return texts;
    }

    private static Json checked(SchemaNode node, Set<String> unchecked) {
        if (unchecked.contains(node.address())) {
            return new Json.Obj(Map.of());
        } else if (node.json() instanceof Json.Arr) {
            return new Json.Arr(node.elements().stream()
                    .map(element -> checked(element, unchecked))
                    .toList());
        } else if (!(node.json() instanceof Json.Obj)) {
            return node.json();
        }
        Map<String, Json> members = new LinkedHashMap<>();
        node.members().forEach((key, value) -> {
            if (!key.equals("$schema") || Drafts.named(node).isPresent()) {
                members.put(key, checked(node.below(key).orElseThrow(), unchecked));
            }
        });
        return new Json.Obj(members);
    }

    /**
     * The schema that a reference means.
     *
     * @throws InputException with what was searched for it
     */
    SchemaNode resolve(SchemaNode from, String reference) throws InputException {
        String whole =
                reference.startsWith("#") ? from.base() + reference : JsonSchemaFile.resolved(from.base(), reference);
        int sign = whole.indexOf('#');
        String address = sign < 0 ? whole : whole.substring(0, sign);
        String fragment = sign < 0 ? "" : whole.substring(sign + 1);
        Optional<SchemaNode> document = find(from, address, reference);
        Optional<SchemaNode> found = fragment.isEmpty() || fragment.startsWith("/")
                ? document.flatMap(node -> node.document().at(fragment, node))
                : document.map(node -> byAddress.get(node.base() + "#" + fragment));
        return found.orElseThrow(() -> new InputException(from.shown() + ": "
                + (document.isPresent()
                        ? "$ref %s: %s has no such part"
                                .formatted(reference, document.get().document().name())
                        : "$ref %s: no file of the schema has this address, and none is fetched; searched %s. Give the file with --schema, or its folder with --schema-path"
                                .formatted(reference, searchedFolders(from)))));
    }

    private Optional<SchemaNode> find(SchemaNode from, String address, String reference) throws InputException {
        if (byAddress.containsKey(address)) {
            return Optional.of(byAddress.get(address));
        }
        int sign = reference.indexOf('#');
        String path = sign < 0 ? reference : reference.substring(0, sign);
        Optional<SchemaNode> beside = path.isEmpty() || path.contains(":")
                ? Optional.empty()
                : file(from.document().file().resolveSibling(path));
        if (beside.isEmpty()) {
            indexFolders();
        }
        Optional<SchemaNode> found = beside.or(() -> Optional.ofNullable(byAddress.get(address)));
        found.ifPresent(node -> byAddress.put(address, node));
        return found;
    }

    private Optional<SchemaNode> file(Path file) throws InputException {
        return Files.isRegularFile(file)
                ? Optional.of(add(SchemaFile.text(file, "a JSON Schema")).root())
                : Optional.empty();
    }

    /** Files of further folders are known by their own addresses as well as by their paths. */
    private void indexFolders() throws InputException {
        if (searched) {
            return;
        }
        searched = true;
        for (Path folder : request.paths()) {
            for (Path file : SchemaFile.inFolder(folder, name -> name.endsWith(".json"))) {
                JsonSchemaFile document = add(SchemaFile.text(file, "a JSON Schema"));
                byAddress.putIfAbsent(
                        document.root().base().replaceAll("[^/]*$", "") + folder.relativize(file), document.root());
            }
        }
    }

    private String searchedFolders(SchemaNode from) {
        List<String> folders = new ArrayList<>();
        folders.add(String.valueOf(from.document().file().getParent()));
        request.paths().forEach(path -> folders.add(path.toString()));
        return String.join(", ", folders);
    }
}
