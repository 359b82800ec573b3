package io.wirecost.compiler.scala;

import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The case classes of a schema as emitted code refers to them: everything by its full name from the root, so that no name
 * of a schema hides it.
 */
public final class CaseClasses {
    private static final String ROOT = "_root_.";

    private final Schema schema;
    private final ScalaNames names;
    private final ScalaTypes types;

    public CaseClasses(Schema schema) {
        this.schema = schema;
        this.names = new ScalaNames(schema);
        this.types = new ScalaTypes(name -> ROOT + name, this::className);
    }

    public Schema schema() {
        return schema;
    }

    ScalaNames names() {
        return names;
    }

    /** The fields that a case class has a parameter for: not those that never have a value. */
    public static Stream<Field> held(RecordDefinition record) {
        return record.fields().stream().filter(CaseClasses::isHeld);
    }

    static boolean isHeld(Field field) {
        return field.type() != Type.Primitive.NULL;
    }

    /**
     * Returns the expression for the number of a record's fields that have a value, which formats with lengths begin with.
     *
     * @param value the record in emitted code
     */
    public String presentFields(RecordDefinition record, String value) {
        long always = held(record).filter(field -> !field.type().isOptional()).count();
        return held(record)
                .filter(field -> field.type().isOptional())
                .map(field -> " + %s.%s.size".formatted(value, field(record, field)))
                .collect(Collectors.joining("", String.valueOf(always), ""));
    }

    /** The class of the root record. */
    public String rootClass() {
        return className(schema.root().name());
    }

    /** The class of a record or enum. */
    public String className(String definition) {
        return ROOT + JavaNames.DOMAIN_PACKAGE + "." + names.className(definition);
    }

    /** The type of a value. */
    public String type(Type type) {
        return types.of(type);
    }

    /** The case object of a symbol. */
    public String symbol(EnumDefinition enumeration, String symbol) {
        return className(enumeration.name()) + "." + names.symbol(enumeration.name(), symbol);
    }

    /** The name of a field in its case class. */
    public String field(RecordDefinition record, Field field) {
        return names.field(record.name(), field.name());
    }

    /** An object of a case class from expressions for the fields that it holds. */
    public String construct(RecordDefinition record, List<String> values) {
        return "new " + className(record.name()) + "(" + String.join(", ", values) + ")";
    }

    /** The place of a record or enum among the definitions, by which emitted code names what belongs to it. */
    public int number(String definition) {
        List<String> all = new ArrayList<>();
        schema.definitions().forEach(each -> all.add(each.name()));
        return all.indexOf(definition);
    }

    /** The target that emits the case classes, with the mapper that knows them. */
    static String target() {
        return DomainKind.CASE_CLASSES.target();
    }
}
