package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Locale;
import java.util.Set;

/** Names and types of the emitted classes: the domain's, but for records, which write themselves. */
final class NativeTypes {
    /** The class with the parts that the others share. */
    static final String SHARED = ExternalizableTarget.PACKAGE + ".Shared";

    private final Schema schema;
    private final JavaNames names;
    private final NameTable classes;
    private final DomainTypes domain;
    private final DomainTypes own;

    NativeTypes(Schema schema) {
        this.schema = schema;
        this.names = new JavaNames(schema);
        this.classes = new NameTable(
                schema.records().map(Definition::name).toList(),
                names::className,
                Set.of("Mapper", "Shared"),
                name -> name.toLowerCase(Locale.ROOT));
        this.domain = new DomainTypes(names);
        this.own = new DomainTypes(names, this::className);
    }

    Schema schema() {
        return schema;
    }

    JavaNames names() {
        return names;
    }

    /** Full name of the class that stands for a record. */
    String className(String record) {
        return ExternalizableTarget.PACKAGE + "." + simpleName(record);
    }

    String simpleName(String record) {
        return classes.get(record);
    }

    /** Types as the domain classes have them. */
    DomainTypes domain() {
        return domain;
    }

    /** Types as the emitted classes have them. */
    DomainTypes own() {
        return own;
    }

    /** The constants of an enum, in the order of the schema. */
    String symbols(Type.EnumRef ref) {
        return SHARED + "." + names.className(ref.name());
    }

    String property(RecordDefinition record, String field) {
        return names.property(record.name(), field);
    }
}
