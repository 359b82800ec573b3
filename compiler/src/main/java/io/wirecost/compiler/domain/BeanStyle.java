package io.wirecost.compiler.domain;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.List;
import java.util.Optional;

/**
 * What the domain classes carry for one library that reads annotations, as its users write them. Each line is whole Java, with
 * every name in full, and texts from the schema as {@link io.wirecost.compiler.emit.StringLiteral}s only.
 */
public interface BeanStyle {
    /** The target of the domain classes in this style. */
    String target();

    /** Lines above the class of a record. */
    default List<String> onClass(RecordDefinition record) {
        return List.of();
    }

    /** Lines above the private field that holds a field of a record. */
    default List<String> onField(RecordDefinition record, Field field) {
        return List.of();
    }

    /** Lines above an enum's constant. */
    default List<String> onConstant(EnumDefinition enumeration, String symbol) {
        return List.of();
    }

    /** What a new object has in a field, as an expression of Java; empty for Java's default. */
    default Optional<String> initial(Field field) {
        return Optional.empty();
    }

    /** The libraries whose annotations these are, by the full name of one class of each. */
    List<String> libraries();

    /** Annotation processors that make more code of the classes: their class names, found among the libraries. */
    default List<String> processors() {
        return List.of();
    }
}
