package io.wirecost.compiler.xstream;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the methods that write what is inside the element of a record. */
final class XStreamWriteEmitter {
    private final JavaNames names;
    private final DomainTypes types;
    private final Elements elements;
    private final SourceWriter out;
    private int variables;

    XStreamWriteEmitter(JavaNames names, Elements elements, SourceWriter out) {
        this.names = names;
        this.types = new DomainTypes(names);
        this.elements = elements;
        this.out = out;
    }

    void method(RecordDefinition record) {
        variables = 0;
        out.line("");
        out.line(
                "private static void write%s(%s to, %s from) {",
                names.className(record.name()), ConverterEmitter.WRITER, names.qualifiedClassName(record.name()));
        record.fields().stream()
                .filter(field -> field.type() != Type.Primitive.NULL)
                .forEach(field -> field(record, field));
        out.line("}");
    }

    private void field(RecordDefinition record, Field field) {
        String value = "from." + names.getter(record.name(), field) + "()";
        if (!field.type().isOptional()) {
            element(field.name(), field.type(), value);
            return;
        }
        String present = "value" + ++variables;
        out.line("%s %s = %s;", types.boxed(field.type()), present, value);
        out.line("if (%s != null) {", present);
        element(field.name(), field.type().present(), present);
        out.line("}");
    }

    /** @param name of a schema or of XStream: an XML name, in Java as it is */
    private void element(String name, Type type, String value) {
        out.line("to.startNode(\"%s\");", name);
        content(type, value);
        out.line("to.endNode();");
    }

    private void content(Type type, String value) {
        switch (type.form()) {
            case LEAF -> leaf(type.asLeaf().orElseThrow(), value);
            case RECORD -> out.line("write%s(to, %s);", names.className(type.name()), value);
            case ARRAY -> list(type.element(), value);
            case MAP -> map(type.element(), value);
            case OPTIONAL -> content(type.element(), value);
        }
    }

    private void leaf(Type.Leaf type, String value) {
        if (type != Type.Primitive.NULL) {
            out.line("to.setValue(%s);", elements.encode(type, value));
        }
    }

    private void list(Type listed, String value) {
        String element = "element" + ++variables;
        out.line("for (%s %s : %s) {", types.boxed(listed), element, value);
        classed(listed, element);
        out.line("}");
    }

    private void map(Type mapped, String value) {
        String entry = "entry" + ++variables;
        out.line(
                "for (java.util.Map.Entry<java.lang.String, %s> %s : %s.entrySet()) {",
                types.boxed(mapped), entry, value);
        out.line("to.startNode(\"entry\");");
        element(Elements.KEY, Type.Primitive.STRING, entry + ".getKey()");
        classed(mapped, entry + ".getValue()");
        out.line("to.endNode();").line("}");
    }

    /** An element with the name of its class. */
    private void classed(Type type, String value) {
        if (!type.isOptional()) {
            element(elements.name(type), type, value);
            return;
        }
        out.line("if (%s == null) {", value);
        element(Elements.NULL, Type.Primitive.NULL, value);
        out.line("} else {");
        element(elements.name(type), type.present(), value);
        out.line("}");
    }
}
