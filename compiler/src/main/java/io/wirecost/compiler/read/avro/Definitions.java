package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.value.FieldForms;
import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.Nearest;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The named types that a schema has defined so far. */
final class Definitions {
    /** Avro's names of the types without parameters. */
    static final List<String> PRIMITIVES = Stream.of(Type.Primitive.values())
            .map(p -> p.name().toLowerCase(Locale.ROOT))
            .toList();

    private final Problems problems;
    private final Problems oddities;
    private final Set<String> unions = new HashSet<>();
    private final Map<String, Type> types = new LinkedHashMap<>();
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    private final Map<String, Json> defaults = new HashMap<>();
    private final Map<String, SchemaPlace> places = new HashMap<>();
    private final SchemaNotes.Builder notes = new SchemaNotes.Builder();

    private final FieldForms.Builder forms = new FieldForms.Builder();
    private final WaysOut ways;
    private final AvroTexts texts;
    private final RefusedFields refusals;
    private String source;

    /**
     * @param oddities takes what is read without
     * @param texts where definitions are found that were not read yet
     * @param source name of the file that is read first
     */
    Definitions(Problems problems, Problems oddities, WaysOut ways, AvroTexts texts, String source) {
        this.problems = problems;
        this.oddities = oddities;
        this.ways = ways;
        this.texts = texts;
        this.source = source;
        this.refusals = new RefusedFields(problems);
    }

    /** Defines the union at a place, by a name that nothing else has: that of the field, as {@code acme.PaymentUnion}. */
    Type union(List<Field> branches, SchemaPlace place) {
        String field = place.path().replaceAll("[^A-Za-z0-9_.]", "").replaceAll(".*\\.", "");
        String simple = JavaNames.capitalize(field.isEmpty() ? "Root" : field) + "Union";
        String name = simple;
        for (int i = 2; texts.names().contains(name) || !unions.add(name); i++) {
            name = simple + i;
        }
        Type union = new Type.RecordRef(place.fullName(name));
        declare(union.name(), union, place);
        define(new RecordDefinition(union.name(), branches, true));
        return union;
    }

    /** What the user wants done with parts of the schema. */
    WaysOut ways() {
        return ways;
    }

    /** Takes what the text says without sense, and the schema is read without. */
    Problems oddities() {
        return oddities;
    }

    /** Takes which fields have problems. */
    RefusedFields refusals() {
        return refusals;
    }

    /** Takes which members of records are left out, or read in another form. */
    FieldForms.Builder forms() {
        return forms;
    }

    /** Reads a definition that stands further down, or in another file, where one of this name is. */
    private void load(String name, SchemaPlace place, TypeReader reader) {
        Optional<AvroTexts.Top> found = Optional.ofNullable(
                        problems.collect(() -> texts.next(List.of(place.fullName(name), name))))
                .flatMap(top -> top);
        if (found.isEmpty()) {
            return;
        }
        String before = source;
        moveTo(found.get().source());
        reader.read(found.get().json(), found.get().place());
        moveTo(before);
    }

    private void moveTo(String file) {
        source = file;
        problems.moveTo(file, "");
        oddities.moveTo(file, "");
    }

    /** Makes a name known, so that what follows may refer to it. */
    void declare(String fullName, Type type, SchemaPlace place) {
        if (types.putIfAbsent(fullName, type) != null) {
            place.tell(
                    problems,
                    "defines " + ShownText.quoted(fullName) + " a second time; refer to it by name or rename one");
        }
    }

    /** Adds a record or enum; a record is added without fields first, so that it stands before what it uses. */
    void define(Definition definition) {
        definitions.put(definition.name(), definition);
    }

    /** Takes documentation and default symbols. */
    SchemaNotes.Builder notes() {
        return notes;
    }

    /** Keeps where a field stands, for what is known only when all types are. */
    void place(String record, String field, SchemaPlace place) {
        places.put(AvroDefaults.key(record, field), place);
    }

    /** Where a field stands. */
    SchemaPlace placeOf(String record, String field) {
        return places.get(AvroDefaults.key(record, field));
    }

    /** Keeps the default of a field until all types are known. */
    void defaultOf(String record, String field, Json value) {
        defaults.put(AvroDefaults.key(record, field), value);
    }

    /** The defaults of all fields, each by its {@link AvroDefaults#key}. */
    Map<String, Json> defaults() {
        return defaults;
    }

    Collection<Definition> all() {
        return definitions.values();
    }

    /** The type that a name stands for; a name without a namespace means its neighbour first. */
    Optional<Type> find(String name, SchemaPlace place, TypeReader reader) {
        if (!types.containsKey(place.fullName(name)) && !types.containsKey(name)) {
            load(name, place, reader);
        }
        Optional<Type> found = Optional.ofNullable(types.getOrDefault(place.fullName(name), types.get(name)));
        if (found.isEmpty()) {
            place.tell(problems, "no type " + ShownText.quoted(name) + " is defined before this use" + hint(name));
        }
        return found;
    }

    private String hint(String name) {
        if (List.of("record", "enum", "array", "map", "fixed").contains(name)) {
            return "; write {\"type\": \"" + name + "\", …} as an object of its own";
        }
        Map<String, String> meant = new LinkedHashMap<>();
        PRIMITIVES.forEach(primitive -> meant.put(primitive, primitive));
        types.keySet().stream()
                .filter(SafeName::isFull)
                .forEach(known -> meant.put(name.contains(".") ? known : Definition.simpleName(known), known));
        return Nearest.of(name, meant.keySet())
                .map(near -> "; did you mean \"" + meant.get(near) + "\"?")
                .orElse("");
    }

    /** Reports records that contain themselves without a way to end. */
    void requireFiniteRecords() {
        Set<String> done = new HashSet<>();
        records().forEach(r -> requireFinite(r, new HashSet<>(), done));
    }

    private Stream<RecordDefinition> records() {
        return definitions.values().stream().flatMap(d -> d.asRecord().stream());
    }

    private void requireFinite(RecordDefinition record, Set<String> around, Set<String> done) {
        if (!done.add(record.name())) {
            return;
        }
        around.add(record.name());
        record.fields()
                .forEach(field ->
                        field.type().asRecord().ifPresent(ref -> requireFinite(record, field, ref, around, done)));
        around.remove(record.name());
    }

    private void requireFinite(
            RecordDefinition record, Field field, Type.RecordRef ref, Set<String> around, Set<String> done) {
        if (around.contains(ref.name())) {
            placeOf(record.name(), field.name())
                    .named(record.name() + "." + field.name())
                    .tell(
                            problems,
                            "each " + ref.name() + " would contain another one without end; make this field optional: "
                                    + "[\"null\", \"" + ref.name() + "\"]");
        } else {
            requireFinite(definitions.get(ref.name()).asRecord().orElseThrow(), around, done);
        }
    }
}
