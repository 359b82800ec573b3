package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;

/** Emits the class of a record: its fields, and the two methods that write and read them in order. */
final class ClassEmitter {
    private static final String THROWS = "throws java.io.IOException, java.lang.ClassNotFoundException {";

    private final NativeTypes types;
    private final RecordDefinition record;
    private final SourceWriter out = new SourceWriter();

    ClassEmitter(NativeTypes types, RecordDefinition record) {
        this.types = types;
        this.record = record;
    }

    String emit() {
        String name = types.simpleName(record.name());
        out.line("package %s;", ExternalizableTarget.PACKAGE).line("");
        out.line("public final class %s implements java.io.Externalizable {", name);
        out.line("private static final long serialVersionUID = 1L;").line("");
        record.fields().forEach(f -> out.line("%s %s;", types.own().of(f.type()), property(f)));
        out.line("").line("public %s() {", name).line("}");
        out.line("").line("@java.lang.Override");
        out.line("public void writeExternal(java.io.ObjectOutput out) throws java.io.IOException {");
        WriteEmitter writer = new WriteEmitter(types, out);
        record.fields().forEach(f -> writer.write(f.type(), "this." + property(f)));
        out.line("}").line("").line("@java.lang.Override");
        out.line("public void readExternal(java.io.ObjectInput in) " + THROWS);
        ReadEmitter reader = new ReadEmitter(types, out);
        record.fields().forEach(f -> out.line("this.%s = %s;", property(f), reader.read(f.type())));
        return out.line("}").line("}").toString();
    }

    private String property(Field field) {
        return types.property(record, field.name());
    }
}
