package io.wirecost.compiler.domain;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the domain classes carry for one library, as its users write them: its annotations, or methods that it calls. Each line is whole Java, with
 * every name in full, and texts from the schema as {@link io.wirecost.compiler.emit.StringLiteral}s only.
 */
public interface BeanStyle {
    /** The target of the domain classes in this style. */
    String target();

    /** Why the library's generator makes no safe code of a schema, whatever its values are; empty where it does. */
    default Optional<String> refusalReason(Schema schema) {
        return Optional.empty();
    }

    /** The interface by which the class of a record says that Java's object streams may have it. */
    default String serializable() {
        return "java.io.Serializable";
    }

    /** Lines above the class of a record. */
    default List<String> onClass(RecordDefinition record) {
        return List.of();
    }

    /** Lines above the private field that holds a field of a record. */
    default List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        return List.of();
    }

    /** Lines above an enum. */
    default List<String> onEnum(EnumDefinition enumeration) {
        return List.of();
    }

    /** Lines above the getter of a field of a record. */
    default List<String> onGetter(RecordDefinition record, Field field) {
        return List.of();
    }

    /** Lines above an enum's constant. */
    default List<String> onConstant(EnumDefinition enumeration, String symbol) {
        return List.of();
    }

    /** Lines in an enum behind its constants. */
    default List<String> inEnum(EnumDefinition enumeration, JavaNames names) {
        return List.of();
    }

    /** Whether a record's fields are public, where the library finds not every field by its accessors. */
    default boolean hasPublicFields() {
        return false;
    }

    /** Further classes that the annotations need, by their full name. */
    default Map<String, String> helpers(Schema schema, JavaNames names) {
        return Map.of();
    }

    /** What a new object has in a field, as an expression of Java; empty for Java's default. */
    default Optional<String> initial(JavaNames names, Field field) {
        return Optional.empty();
    }

    /** Further members of the class of a record, behind its getters and setters. */
    default List<String> members(JavaNames names, RecordDefinition record) {
        return List.of();
    }

    /** The libraries whose annotations these are, by the full name of one class of each. */
    List<String> libraries();

    /** Annotation processors that make more code of the classes: their class names, found among the libraries. */
    default List<String> processors() {
        return List.of();
    }
}
