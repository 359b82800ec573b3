package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.List;
import java.util.stream.Stream;

/** Beans that write and read their own fields for Java's object streams. */
public final class ExternalizableBeans implements BeanStyle {
    private static final String THROWS = "throws java.io.IOException, java.lang.ClassNotFoundException {";

    @Override
    public String target() {
        return "java-externalizable";
    }

    @Override
    public String serializable() {
        return "java.io.Externalizable";
    }

    @Override
    public List<String> members(JavaNames names, RecordDefinition record) {
        SourceWriter out = new SourceWriter();
        record.fields().stream()
                .flatMap(field -> enums(field.type()))
                .distinct()
                .forEach(type -> constants(names, type, out));
        out.line("").line("@java.lang.Override");
        out.line("public void writeExternal(java.io.ObjectOutput out) throws java.io.IOException {");
        ExternalizableWriteEmitter writer = new ExternalizableWriteEmitter(names, out);
        record.fields().forEach(f -> writer.write(f.type(), "this." + names.property(record.name(), f.name())));
        out.line("}").line("").line("@java.lang.Override");
        out.line("public void readExternal(java.io.ObjectInput in) " + THROWS);
        ExternalizableReadEmitter reader = new ExternalizableReadEmitter(names, out);
        record.fields()
                .forEach(
                        f -> out.line("this.%s = %s;", names.property(record.name(), f.name()), reader.read(f.type())));
        return out.line("}").toString().lines().map(String::strip).toList();
    }

    private static void constants(JavaNames names, Type type, SourceWriter out) {
        String enumeration = names.qualifiedClassName(type.name());
        out.line("")
                .line("private static final %s[] %s = %s.values();", enumeration, symbols(names, type), enumeration);
    }

    /** The constants of an enum in the order of the schema, by a name that no property can have. */
    static String symbols(JavaNames names, Type type) {
        return "$" + names.className(type.name());
    }

    private static Stream<Type> enums(Type type) {
        return switch (type.form()) {
            case LEAF -> Stream.of(type).filter(leaf -> leaf.kind() == TypeKind.ENUM);
            case RECORD -> Stream.of();
            case ARRAY, MAP, OPTIONAL -> enums(type.element());
        };
    }

    @Override
    public List<String> libraries() {
        return List.of();
    }
}
