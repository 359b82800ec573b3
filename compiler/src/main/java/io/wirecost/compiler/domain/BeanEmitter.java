package io.wirecost.compiler.domain;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the domain class of a record. */
final class BeanEmitter {
    private final BeanStyle style;
    private final JavaNames names;
    private final RecordDefinition record;
    private final DomainTypes types;
    private final SourceWriter out = new SourceWriter();

    BeanEmitter(BeanStyle style, JavaNames names, RecordDefinition record) {
        this.style = style;
        this.names = names;
        this.record = record;
        this.types = new DomainTypes(names);
    }

    String emit() {
        out.line("package " + JavaNames.DOMAIN_PACKAGE + ";").line("");
        style.onClass(record).forEach(line -> out.line(line));
        out.line("public class %s implements %s {", names.className(record.name()), style.serializable());
        out.line("private static final long serialVersionUID = 1L;").line("");
        record.fields().forEach(this::held);
        record.fields().forEach(this::accessors);
        style.members(names, record).forEach(line -> out.line(line));
        equality();
        return out.line("}").toString();
    }

    private void held(Field field) {
        style.onField(names, record, field).forEach(line -> out.line(line));
        String initial = style.initial(names, field).map(value -> " = " + value).orElse("");
        String access = style.hasPublicFields() ? "public" : "private";
        out.line("%s %s %s%s;", access, types.of(field.type()), property(field), initial);
    }

    private void accessors(Field field) {
        String type = types.of(field.type());
        out.line("");
        style.onGetter(record, field).forEach(line -> out.line(line));
        out.line("public %s %s() {", type, names.getter(record.name(), field));
        out.line("return this.%s;", property(field)).line("}");
        out.line("").line("public void %s(%s value) {", names.setter(record.name(), field), type);
        out.line("this.%s = value;", property(field)).line("}");
    }

    private void equality() {
        String self = names.className(record.name());
        out.line("").line("@java.lang.Override").line("public boolean equals(java.lang.Object other) {");
        out.line("if (this == other) {").line("return true;").line("}");
        out.line("if (!(other instanceof %s)) {", self).line("return false;").line("}");
        if (!record.fields().isEmpty()) {
            out.line("%s that = (%s) other;", self, self);
        }
        record.fields()
                .forEach(f ->
                        out.line("if (!%s) {", equal(f)).line("return false;").line("}"));
        out.line("return true;").line("}");
        out.line("").line("@java.lang.Override").line("public int hashCode() {");
        out.line("int hash = 1;");
        record.fields().forEach(f -> out.line("hash = 31 * hash + %s;", hash(f)));
        out.line("return hash;").line("}");
        if (record.fields().stream().anyMatch(f -> isNested(f.type()))) {
            DeepEquality.emit(out);
        }
    }

    private String equal(Field field) {
        String name = property(field);
        if (isNested(field.type())) {
            return "deepEquals(this.%s, that.%s)".formatted(name, name);
        }
        return "java.util.Objects.deepEquals(this.%s, that.%s)".formatted(name, name);
    }

    private String hash(Field field) {
        String name = property(field);
        if (isNested(field.type())) {
            return "deepHash(this.%s)".formatted(name);
        }
        return types.boxed(field.type()).equals("byte[]")
                ? "java.util.Arrays.hashCode(this.%s)".formatted(name)
                : "java.util.Objects.hashCode(this.%s)".formatted(name);
    }

    /** Returns whether byte arrays hide inside a collection, whose own equals would compare them by identity. */
    private boolean isNested(Type type) {
        String java = types.boxed(type);
        return java.endsWith(">") && java.contains("byte[]");
    }

    private String property(Field field) {
        return names.property(record.name(), field.name());
    }
}
