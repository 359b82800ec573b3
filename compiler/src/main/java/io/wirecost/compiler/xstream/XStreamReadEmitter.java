package io.wirecost.compiler.xstream;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.List;

/** Emits the methods that read a record; the reader stands in its element. */
final class XStreamReadEmitter {
    private final JavaNames names;
    private final DomainTypes types;
    private final Elements elements;
    private final SourceWriter out;
    private int variables;

    XStreamReadEmitter(JavaNames names, Elements elements, SourceWriter out) {
        this.names = names;
        this.types = new DomainTypes(names);
        this.elements = elements;
        this.out = out;
    }

    void method(RecordDefinition record) {
        variables = 0;
        String type = names.qualifiedClassName(record.name());
        out.line("");
        out.line("private static %s read%s(%s from) {", type, names.className(record.name()), ConverterEmitter.READER);
        out.line("%s to = new %s();", type, type);
        List<Field> fields = record.fields().stream()
                .filter(field -> field.type() != Type.Primitive.NULL)
                .toList();
        if (fields.isEmpty()) {
            out.line("if (from.hasMoreChildren()) {");
            out.line("throw new java.lang.IllegalStateException(\"%s has no fields\");", record.name())
                    .line("}");
        } else {
            fields(record, fields);
        }
        out.line("return to;").line("}");
    }

    private void fields(RecordDefinition record, List<Field> fields) {
        openChildren();
        out.line("switch (from.getNodeName()) {");
        for (Field field : fields) {
            out.line("case \"%s\" -> {", field.name());
            String value = read(field.type().present());
            out.line("to.%s(%s);", names.setter(record.name(), field), value).line("}");
        }
        String message = "\"%s has no field \" + from.getNodeName()".formatted(record.name());
        out.line("default -> throw new java.lang.IllegalStateException(%s);", message)
                .line("}");
        closeChildren();
    }

    private void openChildren() {
        out.line("while (from.hasMoreChildren()) {").line("from.moveDown();");
    }

    private void closeChildren() {
        out.line("from.moveUp();").line("}");
    }

    /** The expression for the value of the current element, after the statements that it needs. */
    private String read(Type type) {
        return switch (type.form()) {
            case LEAF ->
                type.kind() == TypeKind.NULL
                        ? "null"
                        : elements.decode(type.asLeaf().orElseThrow(), "from.getValue()");
            case RECORD -> "read" + names.className(type.name()) + "(from)";
            case ARRAY -> readList(type);
            case MAP -> readMap(type);
            case OPTIONAL -> readOptional(type);
        };
    }

    private String readOptional(Type optional) {
        String value = "value" + ++variables;
        out.line("%s %s = null;", types.boxed(optional), value);
        out.line("if (!from.getNodeName().equals(\"%s\")) {", Elements.NULL);
        out.line("%s = %s;", value, read(optional.element())).line("}");
        return value;
    }

    private String readList(Type list) {
        String value = "value" + ++variables;
        out.line("%s %s = new java.util.ArrayList<>();", types.of(list), value);
        openChildren();
        out.line("%s.add(%s);", value, read(list.element()));
        closeChildren();
        return value;
    }

    private String readMap(Type map) {
        int n = ++variables;
        out.line("%s value%d = new java.util.LinkedHashMap<>();", types.of(map), n);
        openChildren();
        out.line("from.moveDown();").line("java.lang.String key%d = from.getValue();", n);
        out.line("from.moveUp();").line("from.moveDown();");
        out.line("value%d.put(key%d, %s);", n, n, read(map.element()));
        out.line("from.moveUp();");
        closeChildren();
        return "value" + n;
    }
}
