package io.wirecost.core.schema;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A linked schema: every name that a type refers to is defined here. Immutable and independent of any library.
 *
 * <p>Names are safe in generated code: dotted sequences of {@code [A-Za-z_][A-Za-z0-9_]*}. They may still be reserved
 * words of a target; its emitter takes care of that. A key of a field is any text, which an emitter has to escape.
 */
public final class Schema {
    private final String root;
    private final Map<String, Definition> definitions;
    private final SchemaNotes notes;

    /** A schema without notes. */
    public Schema(String root, Collection<? extends Definition> definitions) {
        this(root, definitions, SchemaNotes.NONE);
    }

    /**
     * @param root full name of the record that every message is
     * @param definitions every record and enum, in the order in which they are emitted
     * @param notes what is said besides; two schemas are equal whatever their notes are
     * @throws IllegalArgumentException if a name is defined twice, unsafe, or referred to without a definition; if two
     *     fields of a record have the same wire name
     */
    public Schema(String root, Collection<? extends Definition> definitions, SchemaNotes notes) {
        Map<String, Definition> byName = new LinkedHashMap<>();
        for (Definition definition : definitions) {
            if (byName.putIfAbsent(definition.name(), definition) != null) {
                throw new IllegalArgumentException("defined twice: " + definition.name());
            }
        }
        this.root = root;
        this.definitions = Collections.unmodifiableMap(byName);
        this.notes = notes;
        byName.values().forEach(Schema::check);
        records().forEach(Schema::checkKeys);
        types().forEach(this::checkReference);
        record(root);
    }

    public RecordDefinition root() {
        return record(root);
    }

    public SchemaNotes notes() {
        return notes;
    }

    public Collection<Definition> definitions() {
        return definitions.values();
    }

    public Stream<RecordDefinition> records() {
        return definitions.values().stream().flatMap(d -> d.asRecord().stream());
    }

    public Stream<EnumDefinition> enums() {
        return definitions.values().stream().flatMap(d -> d.asEnum().stream());
    }

    public RecordDefinition record(String name) {
        return definition(name)
                .flatMap(Definition::asRecord)
                .orElseThrow(() -> new IllegalArgumentException("no record " + name));
    }

    public EnumDefinition enumeration(String name) {
        return definition(name)
                .flatMap(Definition::asEnum)
                .orElseThrow(() -> new IllegalArgumentException("no enum " + name));
    }

    private Optional<Definition> definition(String name) {
        return Optional.ofNullable(definitions.get(name));
    }

    /** Every type that the fields use, outermost first, each distinct type once, in the order of the schema. */
    public List<Type> types() {
        Map<Type, Boolean> seen = new LinkedHashMap<>();
        records().flatMap(r -> r.fields().stream()).forEach(f -> walk(f.type(), t -> seen.put(t, true)));
        return new ArrayList<>(seen.keySet());
    }

    /** SHA-256 of the canonical text, in hexadecimal: equal for schemas that describe the same values. */
    public String checksum() {
        return io.wirecost.core.Checksum.of(SchemaText.format(this).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Schema that
                && root.equals(that.root)
                && List.copyOf(definitions()).equals(List.copyOf(that.definitions()));
    }

    @Override
    public int hashCode() {
        return definitions.hashCode();
    }

    @Override
    public String toString() {
        return SchemaText.format(this);
    }

    private static void check(Definition definition) {
        requireSafe(definition.name());
        definition.members().forEach(Schema::requireSafe);
    }

    private static void checkKeys(RecordDefinition record) {
        Map<String, Field> byWireName = new HashMap<>();
        for (Field field : record.fields()) {
            if (!Names.isKey(field.wireName())) {
                throw new IllegalArgumentException("the key of %s.%s is no Unicode text of at most %d characters"
                        .formatted(record.name(), field.name(), Names.LONGEST_KEY));
            }
            Field other = byWireName.putIfAbsent(field.wireName(), field);
            if (other != null) {
                throw new IllegalArgumentException("the fields %s and %s of %s have the same wire name: %s"
                        .formatted(other.name(), field.name(), record.name(), KeyText.format(field.wireName())));
            }
        }
    }

    private void checkReference(Type type) {
        type.asRecord().ifPresent(record -> record(record.name()));
        type.asEnum().ifPresent(enumeration -> enumeration(enumeration.name()));
        type.asFixed().ifPresent(fixed -> requireSafe(fixed.name()));
    }

    private static void requireSafe(String name) {
        if (!Names.isSafe(name)) {
            throw new IllegalArgumentException("unsafe name: " + name);
        }
    }

    private static void walk(Type type, Consumer<Type> visitor) {
        visitor.accept(type);
        switch (type.form()) {
            case LEAF ->
                type.asLeaf()
                        .map(Type.Leaf::simple)
                        .filter(carrier -> carrier != type)
                        .ifPresent(carrier -> carrier.asFixed().ifPresent(visitor));
            case ARRAY, MAP, OPTIONAL -> walk(type.element(), visitor);
            case RECORD -> {}
        }
    }
}
