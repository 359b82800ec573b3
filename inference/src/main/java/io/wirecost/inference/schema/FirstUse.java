package io.wirecost.inference.schema;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Puts definitions into the order in which they are used first, as a reader of the schema's text meets them. */
final class FirstUse {
    private final Map<String, Definition> definitions;
    private final Map<String, Definition> ordered = new LinkedHashMap<>();

    FirstUse(Map<String, Definition> definitions) {
        this.definitions = definitions;
    }

    Collection<Definition> from(String root) {
        visit(root);
        return ordered.values();
    }

    private void visit(String name) {
        Definition definition = definitions.get(name);
        if (ordered.putIfAbsent(name, definition) == null) {
            definition.asRecord().ifPresent(this::fields);
        }
    }

    private void fields(RecordDefinition record) {
        record.fields().forEach(field -> visit(field.type()));
    }

    private void visit(Type type) {
        switch (type.form()) {
            case LEAF -> type.asLeaf().flatMap(Type.Leaf::asEnum).ifPresent(enumeration -> visit(enumeration.name()));
            case RECORD -> visit(type.name());
            case ARRAY, MAP, OPTIONAL -> visit(type.element());
        }
    }
}
