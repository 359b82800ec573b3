package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.Map;

/**
 * Emits the method of a mapper that writes one SEQUENCE or CHOICE. The first is a bit for each optional component, then those that
 * are there. The second is the number of the branch that is there, and its value.
 */
final class UperWriteMethod {
    private final SourceWriter out;
    private final Lowered lowered;
    private final UperLeaves leaves;
    private final DomainSide domain;
    private final Message message;
    private int variables;

    UperWriteMethod(SourceWriter out, Lowered lowered, UperLeaves leaves, DomainSide domain, Message message) {
        this.out = out;
        this.lowered = lowered;
        this.leaves = leaves;
        this.domain = domain;
        this.message = message;
    }

    void emit() {
        out.line("");
        out.line(
                "private static void write%s(%s to, %s from) {",
                message.name(), UperTarget.OUTPUT, domain.type(message));
        if (message.isUnion()) {
            choice();
        } else {
            sequence();
        }
        out.line("}");
    }

    private void choice() {
        int branches = message.slots().size();
        for (int i = 0; i < branches; i++) {
            Slot slot = message.slots().get(i);
            String value = "value" + ++variables;
            out.line("%s %s = %s;", domain.boxed(slot.type()), value, domain.get(message, slot));
            out.line("if (%s != null) {", value);
            out.line("to.writeBits(%d, %d);", i, UperTypes.indexBits(branches));
            value(slot.shape(), slot.type().present(), value);
            out.line("}");
        }
    }

    private void sequence() {
        Map<Slot, String> optional = new HashMap<>();
        message.slots().stream().filter(UperMapperEmitter::mayLack).forEach(slot -> {
            String value = "value" + ++variables;
            out.line("%s %s = %s;", domain.boxed(slot.type()), value, domain.get(message, slot));
            out.line("to.writeBoolean(%s != null);", value);
            optional.put(slot, value);
        });
        message.slots().stream().filter(UperMapperEmitter::hasValue).forEach(slot -> {
            Type type = slot.type().present();
            if (optional.containsKey(slot)) {
                out.line("if (%s != null) {", optional.get(slot));
                value(slot.shape(), type, optional.get(slot));
                out.line("}");
            } else {
                value(slot.shape(), type, domain.get(message, slot));
            }
        });
    }

    /** @param source an expression, to be used once */
    private void value(Shape shape, Type type, String source) {
        shape.visitWithoutMaps(
                leaf -> out.line(leaves.write(leaf.type(), source)),
                nested -> out.line("write%s(to, %s);", lowered.message(nested).name(), source),
                listed -> list(listed, type, source));
    }

    private void list(Shape.Listed list, Type type, String source) {
        int n = ++variables;
        out.line("var list%d = %s%s;", n, source, type.isMap() ? ".entrySet()" : "");
        out.line("var each%d = list%d.iterator();", n, n);
        out.line("int left%d = list%d.size();", n, n);
        out.line("int part%d = to.writeLength(left%d);", n, n);
        out.line("while (part%d > 0) {", n);
        out.line("for (int i%d = 0; i%d < part%d; i%d++) {", n, n, n, n);
        value(list.element(), DomainSide.element(type), "each%d.next()".formatted(n));
        out.line("}");
        out.line("left%d -= part%d;", n, n);
        out.line("part%d = to.writeLengthAfter(part%d, left%d);", n, n, n);
        out.line("}");
    }
}
