package io.wirecost.compiler.read.jsonschema;

import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.value.FieldForm;
import io.wirecost.compiler.value.FieldForms;
import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the shape of records out of a JSON Schema, with all that is not supported. */
final class ShapeReader {
    /** Stands for a type that could not be read. The problem is recorded, so that no schema is ever built of it. */
    private static final Type UNREADABLE = Type.Primitive.STRING;

    private final Documents documents;
    private final WaysOut ways;
    private final boolean isRefAlone;
    private final Alternatives choices;
    private final RecordNames names = new RecordNames();
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    private final Map<String, Set<String>> required = new HashMap<>();
    private final SchemaNotes.Builder notes = new SchemaNotes.Builder();
    private final FieldForms.Builder forms = new FieldForms.Builder();
    private final Set<String> problems = new LinkedHashSet<>();
    private final Set<String> unchecked = new HashSet<>();
    private final Map<String, List<SchemaNode>> unions = new HashMap<>();
    private final Set<String> nullableUnions = new HashSet<>();

    ShapeReader(Documents documents, WaysOut ways, boolean isRefAlone) {
        this.documents = documents;
        this.ways = ways;
        this.isRefAlone = isRefAlone;
        this.choices = new Alternatives(documents, isRefAlone, this::isLeftOut);
    }

    Collection<Definition> definitions() {
        return definitions.values();
    }

    SchemaNotes notes() {
        return notes.build();
    }

    FieldForms forms() {
        return forms.build();
    }

    /** Addresses of parts that the user leaves out, or keeps whatever they are. */
    Set<String> unchecked() {
        return unchecked;
    }

    /** The branches of each union, in the order of its fields. */
    Map<String, List<SchemaNode>> unions() {
        return unions;
    }

    Set<String> problems() {
        required.keySet().forEach(record -> refuseEndless(record, record, new HashSet<>()));
        return problems;
    }

    /** The type of a schema, and whether null is one of its values. */
    private record Read(Type type, boolean nullable) {
        Type whole(boolean optional) {
            return (optional || nullable) && !type.mayBeAbsent() ? new Type.OptionalType(type) : type;
        }
    }

    /** The record of the root. */
    Type root(SchemaNode node, String name) {
        Read read = read(node, name);
        if (problems.isEmpty() && read.type().asRecord().isEmpty()) {
            problems.add(node.shown() + ": each record must be an object with properties, found " + read.type()
                    + "; name the part that is one with --root POINTER, such as #/items");
        }
        return read.type();
    }

    private Read read(SchemaNode node, String wish) {
        try {
            Facets facets = new Facets(documents, isRefAlone).add(node);
            boolean isPlain = facets.properties.isEmpty();
            Optional<List<SchemaNode>> union = choices.settle(facets);
            SchemaNode meant = meant(facets.chosen.filter(chosen -> isPlain).orElse(node));
            String called = meant.pointer().equals(node.pointer()) || !isNamed(meant) ? wish : called(meant, wish);
            if (union.isPresent()) {
                return facets.isChoiceAlone()
                        ? union(meant, union.get(), facets.nullable, called)
                        : refuse(
                                node,
                                "a choice of several shapes beside properties is not supported; " + waysOut(node));
            }
            return read(node, meant, facets, called);
        } catch (InputException e) {
            e.problems().forEach(problem -> problems.add(problem + "; " + waysOut(node)));
            return new Read(UNREADABLE, false);
        }
    }

    /** A choice between shapes. Its branches are called as their records, or else as their types. */
    private Read union(SchemaNode node, List<SchemaNode> choice, boolean isNullable, String wish) {
        String name = names.definition(node.place() + " union", wish);
        if (!definitions.containsKey(name)) {
            definitions.put(name, new RecordDefinition(name, List.of()));
            List<SchemaNode> branches = new ArrayList<>();
            List<Field> fields = new ArrayList<>();
            Set<String> taken = new HashSet<>();
            for (SchemaNode branch : choice) {
                Read read = isLeftOut(branch)
                        ? new Read(Type.Primitive.NULL, false)
                        : read(branch, branch.text("title").orElse(wish + "Branch"));
                if (read.nullable()) {
                    nullableUnions.add(name);
                }
                if (read.type() != Type.Primitive.NULL) {
                    branches.add(branch);
                    fields.add(new Field(
                            RecordNames.field(called(read.type()), taken), new Type.OptionalType(read.type())));
                }
            }
            definitions.put(name, new RecordDefinition(name, fields, true));
            unions.put(name, branches);
        }
        return new Read(new Type.RecordRef(name), isNullable || nullableUnions.contains(name));
    }

    private static String called(Type type) {
        return type.asRecord().isPresent() || type.asEnum().isPresent()
                ? Definition.simpleName(type.name())
                : type.kind().name().toLowerCase(Locale.ROOT);
    }

    /** The schema behind references that stand alone. */
    private SchemaNode meant(SchemaNode node) throws InputException {
        SchemaNode meant = node;
        Set<String> seen = new HashSet<>();
        while (meant.text("$ref").isPresent() && seen.add(meant.place())) {
            SchemaNode next = documents.resolve(meant, meant.text("$ref").get());
            if (!isRefAlone && meant.members().keySet().stream().anyMatch(Set.of("properties", "allOf")::contains)) {
                return meant;
            }
            meant = next;
        }
        return meant;
    }

    /** Whether a part is a definition, or a whole document. */
    private static boolean isNamed(SchemaNode node) {
        return node.pointer().isEmpty() || node.pointer().matches(".*/(\\$defs|definitions|schemas)/[^/]+");
    }

    private static String called(SchemaNode node, String wish) {
        String last = node.pointer()
                .substring(node.pointer().lastIndexOf('/') + 1)
                .replace("~1", "/")
                .replace("~0", "~");
        String ofDocument = node.text("title").orElse(node.document().name().replaceAll("(\\.schema)?\\.[^.]*$", ""));
        return node.pointer().isEmpty() ? ofDocument : last.matches("[0-9]+") ? wish : last;
    }

    private Read read(SchemaNode node, SchemaNode meant, Facets facets, String wish) {
        Set<String> told = facets.told();
        boolean nullable = told.remove("null") || facets.nullable;
        if (told.contains("number")) {
            told.remove("integer");
        }
        if (told.size() > 1) {
            return refuse(
                    node, "several types (%s) are not supported; %s".formatted(String.join(", ", told), waysOut(node)));
        } else if (told.isEmpty()) {
            return nullable
                    ? new Read(Type.Primitive.NULL, false)
                    : refuse(node, "any JSON fits here, so there is no shape; " + waysOut(node));
        }
        Type type = switch (told.iterator().next()) {
            case "object" -> object(node, meant, facets, wish);
            case "array" -> array(node, facets, wish);
            case "string" -> text(meant, facets, wish);
            case "integer" -> LeafTypes.integer(facets);
            case "number" -> LeafTypes.number(facets);
            case "boolean" -> Type.Primitive.BOOLEAN;
            default ->
                refuse(node, "the type %s is none of JSON Schema".formatted(told))
                        .type();
        };
        return new Read(type, nullable);
    }

    private Type text(SchemaNode node, Facets facets, String wish) {
        List<String> symbols = facets.words.orElse(List.of()).stream()
                .filter(Json.Str.class::isInstance)
                .map(word -> ((Json.Str) word).value())
                .distinct()
                .toList();
        if (symbols.isEmpty() || !symbols.stream().allMatch(SafeName::isSimple)) {
            if (!symbols.isEmpty()) {
                documents.rules().add(node, "enum");
            }
            return LeafTypes.text(facets);
        }
        String name = names.definition(node.place(), wish);
        if (!definitions.containsKey(name)) {
            definitions.put(name, new EnumDefinition(name, symbols));
            node.text("description").ifPresent(text -> notes.doc(name, text));
        }
        return new Type.EnumRef(name);
    }

    private Type array(SchemaNode node, Facets facets, String wish) {
        if (facets.tuple.isPresent()) {
            boolean single = facets.tuple.get().json() instanceof Json.Arr array
                    && array.elements().size() == 1;
            return refuse(
                            facets.tuple.get(),
                            single
                                    ? "a list of one schema describes the first element only; write the schema itself if it is meant for all; "
                                            + waysOut(node)
                                    : "a tuple, whose elements have types of their own, is not supported; "
                                            + waysOut(node))
                    .type();
        } else if (facets.items.isEmpty()) {
            return refuse(node, "an array without \"items\" has no shape; " + waysOut(node))
                    .type();
        }
        Read element = read(facets.items.get(), wish + "Item");
        return new Type.ArrayType(element.whole(false));
    }

    private Type object(SchemaNode node, SchemaNode meant, Facets facets, String wish) {
        if (!facets.properties.isEmpty()) {
            if (!facets.patterns.isEmpty()) {
                return refuse(node, "patternProperties beside properties are not supported; " + waysOut(node))
                        .type();
            }
            return record(meant, facets, wish);
        }
        List<SchemaNode> values = new ArrayList<>(facets.patterns.values());
        if (values.isEmpty() && facets.isClosed) {
            return record(meant, facets, wish);
        }
        if (values.isEmpty()) {
            facets.additional.ifPresent(values::add);
        }
        if (values.size() != 1) {
            return refuse(
                            node,
                            (values.isEmpty()
                                            ? "an object without properties has no shape; "
                                            : "several patternProperties are not supported; ")
                                    + waysOut(node))
                    .type();
        }
        return new Type.MapType(read(values.get(0), wish + "Value").whole(false));
    }

    private Type record(SchemaNode node, Facets facets, String wish) {
        String name = names.definition(node.place(), wish);
        Type type = new Type.RecordRef(name);
        if (definitions.containsKey(name)) {
            return type;
        }
        definitions.put(name, new RecordDefinition(name, List.of()));
        node.text("description").ifPresent(text -> notes.doc(name, text));
        List<Field> fields = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        facets.properties.forEach((member, schema) -> {
            if (isLeftOut(schema) || ways.leavesOut(name, member)) {
                unchecked.add(schema.address());
                forms.leaveOut(name, member);
            } else {
                fields.add(field(name, member, schema, facets.required.contains(member), taken));
            }
        });
        definitions.put(name, new RecordDefinition(name, fields));
        return type;
    }

    private Field field(String record, String member, SchemaNode schema, boolean isRequired, Set<String> taken) {
        String name = RecordNames.field(member, taken);
        Optional<FieldForm> form = form(schema).or(() -> ways.form(record, member));
        form.ifPresent(wanted -> {
            forms.form(record, name, wanted);
            if (wanted == FieldForm.JSON) {
                unchecked.add(schema.address());
            } else if (wanted == FieldForm.JSON_TEXT) {
                refuse(schema, "json-text is for Avro and .proto; records fit a JSON Schema as they are");
            } else if (wanted == FieldForm.NANOS) {
                refuse(schema, "nanos are for .proto");
            }
        });
        schema.text("description").ifPresent(text -> notes.doc(record, name, text));
        Read read = form.map(wanted ->
                        new Read(wanted == FieldForm.JSON ? Type.Primitive.STRING : Type.Primitive.BYTES, false))
                .orElseGet(() -> read(schema, RecordNames.ofMember(member)));
        Type type = read.whole(!isRequired);
        type.asRecord()
                .ifPresent(ref ->
                        required.computeIfAbsent(record, key -> new HashSet<>()).add(ref.name()));
        return new Field(name, type, Optional.of(member), OptionalInt.empty(), Optional.empty(), List.of());
    }

    private boolean isLeftOut(SchemaNode node) {
        return ways.leavesOut(node.place()) || ways.leavesOut("#" + node.pointer()) || ways.leavesOut(node.pointer());
    }

    private Optional<FieldForm> form(SchemaNode node) {
        return ways.form(node.place()).or(() -> ways.form("#" + node.pointer())).or(() -> ways.form(node.pointer()));
    }

    private static String waysOut(SchemaNode node) {
        Optional<String> property = property(node);
        return property.map(pointer -> "--type '%s=json' keeps its JSON as one text, --without '%s' leaves it out"
                        .formatted(pointer, pointer))
                .orElse("--without POINTER leaves out the property that holds it");
    }

    /** The place of the nearest property around a part; empty where it is in none. */
    private static Optional<String> property(SchemaNode node) {
        java.util.regex.Matcher matcher =
                java.util.regex.Pattern.compile("^(.*/properties/[^/]+)(/.*)?$").matcher(node.pointer());
        return matcher.matches() ? Optional.of(node.document().name() + "#" + matcher.group(1)) : Optional.empty();
    }

    private Read refuse(SchemaNode node, String problem) {
        problems.add(node.shown() + ": " + problem);
        return new Read(UNREADABLE, false);
    }

    private void refuseEndless(String from, String record, Set<String> seen) {
        for (String next : required.getOrDefault(record, Set.of())) {
            if (next.equals(from)) {
                problems.add("each %s would contain another one without end: all properties on the way are required"
                        .formatted(from));
            } else if (seen.add(next)) {
                refuseEndless(from, next, seen);
            }
        }
    }
}
