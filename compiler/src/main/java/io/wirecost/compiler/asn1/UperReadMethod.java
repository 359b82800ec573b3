package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Emits the method of a mapper that reads one SEQUENCE or CHOICE, as {@link UperWriteMethod} has it written. */
final class UperReadMethod {
    private final SourceWriter out;
    private final Lowered lowered;
    private final UperLeaves leaves;
    private final DomainSide domain;
    private final Message message;
    private final Map<Slot, String> optional = new HashMap<>();
    private int variables;

    UperReadMethod(SourceWriter out, Lowered lowered, UperLeaves leaves, DomainSide domain, Message message) {
        this.out = out;
        this.lowered = lowered;
        this.leaves = leaves;
        this.domain = domain;
        this.message = message;
    }

    void emit() {
        switch (message.origin().kind()) {
            case RECORD -> {
                if (message.isUnion()) {
                    choice();
                } else {
                    bean();
                }
            }
            case BOX -> box();
            case ENTRY -> pair();
            case PARTS -> throw new IllegalStateException("a message of Protocol Buffers only");
        }
    }

    private void bean() {
        String type = domain.type(message);
        head(type, "");
        out.line("%s to = new %s();", type, type);
        message.slots().stream()
                .filter(UperMapperEmitter::hasValue)
                .forEach(slot -> read(slot, "to." + domain.setter(message.origin(), slot) + "(%s);", ""));
        out.line("return to;").line("}");
    }

    private void choice() {
        List<Slot> branches = message.slots();
        String type = domain.type(message);
        signature(type, "");
        out.line("%s to = new %s();", type, type);
        out.line("int branch = from.readBits(%d);", UperTypes.indexBits(branches.size()));
        out.line("switch (branch) {");
        for (int i = 0; i < branches.size(); i++) {
            Slot slot = branches.get(i);
            out.line("case %d -> {", i);
            out.line(
                    "to.%s(%s);",
                    domain.setter(message.origin(), slot),
                    value(slot.shape(), slot.type().present()));
            out.line("}");
        }
        out.line("default -> throw new java.io.IOException(\"the schema has no branch \" + branch);");
        out.line("}").line("return to;").line("}");
    }

    private void box() {
        head(domain.type(message), "");
        read(message.slots().get(0), "return %s;", "return null;");
        out.line("}");
    }

    private void pair() {
        head("void", ", " + domain.mapType(message.origin()) + " to");
        read(message.slots().get(0), "java.lang.String key = %s;", "");
        read(message.slots().get(1), "to.put(key, %s);", "to.put(key, null);");
        out.line("}");
    }

    private void head(String result, String parameters) {
        signature(result, parameters);
        message.slots().stream().filter(UperMapperEmitter::mayLack).forEach(slot -> {
            String present = "present" + ++variables;
            out.line("boolean %s = from.readBoolean();", present);
            optional.put(slot, present);
        });
    }

    private void signature(String result, String parameters) {
        out.line("");
        out.line(
                "private static %s read%s(%s from%s) throws java.io.IOException {",
                result, message.name(), UperTarget.INPUT, parameters);
    }

    /**
     * @param statement for a value that is there
     * @param otherwise for one that is not; empty where nothing is to do
     */
    private void read(Slot slot, String statement, String otherwise) {
        if (!UperMapperEmitter.hasValue(slot)) {
            out.line(otherwise);
        } else if (!optional.containsKey(slot)) {
            out.line(statement, value(slot.shape(), slot.type()));
        } else {
            out.line("if (%s) {", optional.get(slot));
            out.line(statement, value(slot.shape(), slot.type().present()));
            if (!otherwise.isEmpty()) {
                out.line("} else {").line(otherwise);
            }
            out.line("}");
        }
    }

    /** The expression for the next value, after the statements that it needs. */
    private String value(Shape shape, Type type) {
        return shape.matchWithoutMaps(
                leaf -> leaves.read(leaf.type()),
                nested -> "read%s(from)".formatted(lowered.message(nested).name()),
                listed -> list(listed, type));
    }

    private String list(Shape.Listed list, Type type) {
        int n = ++variables;
        out.line("int part%d = from.readLength();", n);
        out.line("var list%d = %s;", n, collection(type, "part" + n));
        out.line("while (part%d > 0) {", n);
        out.line("for (int i%d = 0; i%d < part%d; i%d++) {", n, n, n, n);
        if (type.isMap()) {
            String pair =
                    lowered.message(list.element().asNested().orElseThrow()).name();
            out.line("read%s(from, list%d);", pair, n);
        } else {
            out.line("list%d.add(%s);", n, value(list.element(), DomainSide.element(type)));
        }
        out.line("}");
        out.line("part%d = from.readLengthAfter(part%d);", n, n);
        out.line("}");
        return "list" + n;
    }

    /** A new collection with room for the first part, which is all of most lists. */
    private String collection(Type type, String size) {
        String made = type.isMap()
                ? "new java.util.LinkedHashMap<java.lang.String, %s>(%s * 4 / 3 + 1)"
                : "new java.util.ArrayList<%s>(%s)";
        return made.formatted(domain.boxed(DomainSide.element(type)), size);
    }
}
