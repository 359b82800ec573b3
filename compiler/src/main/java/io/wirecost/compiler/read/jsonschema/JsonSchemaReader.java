package io.wirecost.compiler.read.jsonschema;

import com.networknt.schema.SpecVersion.VersionFlag;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Reading;
import io.wirecost.compiler.read.Roots;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.SchemaStart;
import io.wirecost.compiler.value.Dialect;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads JSON Schema, drafts 4 to 2020-12. Rules that only forbid records do not change their shape: the records are held against
 * the whole schema.
 */
public final class JsonSchemaReader implements SchemaReader {
    private static final Set<String> KEYWORDS = Set.of(
            "$schema", "$id", "$defs", "definitions", "properties", "$ref", "allOf", "anyOf", "oneOf", "openapi");

    private static final Set<Json> TYPES = Set.of(new Json.Str("object"), new Json.Str("array"));

    @Override
    public String language() {
        return "json-schema";
    }

    @Override
    public String expected() {
        return "a JSON Schema (.json)";
    }

    @Override
    public boolean recognises(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".schema.json");
    }

    @Override
    public boolean isIn(String text) {
        if (!SchemaStart.isJson(text)) {
            return OpenApiYaml.isIn(text);
        }
        Map<String, Json> members = SchemaStart.members(text);
        Json type = members.get("type");
        return !members.containsKey("fields")
                && (members.keySet().stream().anyMatch(KEYWORDS::contains)
                        || type != null && TYPES.contains(type) && !members.containsKey("items")
                        || new Json.Str("array").equals(type) && members.get("items") instanceof Json.Obj);
    }

    /** @throws InputException with file, line, column and pointer of everything that is not supported */
    @Override
    public ReadSchema read(SchemaRequest request, List<SchemaSource> texts) throws InputException {
        Documents documents = new Documents(request, texts);
        Map.Entry<String, SchemaNode> root = root(request, documents);
        VersionFlag version = Drafts.named(root.getValue().document().root()).orElse(VersionFlag.V7);
        boolean isRefAlone = version.getVersionFlagValue() <= VersionFlag.V7.getVersionFlagValue();
        ShapeReader reader = new ShapeReader(documents, request.ways(), isRefAlone);
        Type type = reader.root(root.getValue(), root.getKey());
        Set<String> found = reader.problems();
        if (!found.isEmpty()) {
            Problems problems = Problems.inMany(root.getValue().document().name());
            found.forEach(problems::add);
            problems.refuse();
        }
        Schema schema = new Schema(type.name(), reader.definitions(), reader.notes());
        Validator validator = Validator.of(
                version,
                documents.texts(reader.unchecked()),
                root.getValue(),
                documents.rules().all());
        return new ReadSchema(schema, oddities(root.getValue().document().root()))
                .with(new Reading(branches(reader, validator), reader.forms(), validator, Optional.empty()));
    }

    private static List<String> oddities(SchemaNode document) {
        return document
                .text("$schema")
                .filter(draft -> Drafts.named(document).isEmpty())
                .map(draft -> "%s: no draft has the $schema %s; it is read as draft 7"
                        .formatted(document.document().name(), ShownText.quoted(draft)))
                .stream()
                .toList();
    }

    private static Optional<Dialect> branches(ShapeReader reader, Validator validator) {
        Map<String, List<Validator>> unions = new HashMap<>();
        reader.unions()
                .forEach((name, nodes) ->
                        unions.put(name, nodes.stream().map(validator::at).toList()));
        return unions.isEmpty() ? Optional.empty() : Optional.of(new ValidatedBranches(unions));
    }

    private static Map.Entry<String, SchemaNode> root(SchemaRequest request, Documents documents)
            throws InputException {
        Optional<String> wished = request.root();
        if (wished.filter(name -> name.contains("/")).isPresent()) {
            return atPointer(wished.get(), documents);
        }
        Map<String, SchemaNode> offered = new LinkedHashMap<>();
        Map<String, SchemaNode> all = new LinkedHashMap<>();
        for (JsonSchemaFile document : documents.given()) {
            SchemaNode whole = document.root();
            Map<String, SchemaNode> inside = new LinkedHashMap<>(whole.named("definitions"));
            inside.putAll(whole.named("$defs"));
            whole.below("components").ifPresent(parts -> inside.putAll(parts.named("schemas")));
            inside.forEach(all::putIfAbsent);
            if (Facets.hasShape(whole)) {
                offered.put(name(whole), whole);
            } else {
                inside.forEach(offered::putIfAbsent);
            }
        }
        all.putAll(offered);
        String source = String.join(
                ", ", documents.given().stream().map(JsonSchemaFile::name).toList());
        List<String> unused = offered.keySet().stream()
                .filter(name -> !isUsed(name, offered.get(name), documents))
                .toList();
        String name = Roots.choose(source, wished, List.copyOf(all.keySet()), List.copyOf(offered.keySet()), unused);
        return Map.entry(name, all.get(name));
    }

    private static String name(SchemaNode whole) {
        return whole.text("title")
                .filter(title -> title.length() <= 60)
                .orElseGet(() -> whole.document().name().replaceAll("(\\.schema)?\\.[^.]*$", ""));
    }

    private static Map.Entry<String, SchemaNode> atPointer(String pointer, Documents documents) throws InputException {
        String fragment = pointer.substring(pointer.indexOf('#') + 1);
        return documents.given().stream()
                .flatMap(document -> document.at(fragment, document.root()).stream())
                .findFirst()
                .map(node -> Map.entry(fragment.substring(fragment.lastIndexOf('/') + 1), node))
                .orElseThrow(() -> new InputException("--root " + pointer + ": no such part in "
                        + String.join(
                                ", ",
                                documents.given().stream()
                                        .map(JsonSchemaFile::name)
                                        .toList())));
    }

    /** Whether another document, or another definition, refers to it. */
    private static boolean isUsed(String name, SchemaNode node, Documents documents) {
        String end =
                node.pointer().isEmpty() ? node.document().file().getFileName().toString() : "/" + name;
        return documents.given().stream()
                .filter(document -> !node.pointer().isEmpty()
                        || !document.address().equals(node.document().address()))
                .anyMatch(document -> document.text().contains(end + "\""));
    }
}
