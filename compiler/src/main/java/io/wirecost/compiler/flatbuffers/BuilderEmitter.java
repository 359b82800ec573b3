package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Emits the half of the mapper that builds a buffer, bottom-up: what a table refers to, then the table. */
final class BuilderEmitter {
    static final String BUILDER = "com.google.flatbuffers.FlatBufferBuilder";

    private final Lowered lowered;
    private final DomainSide domain;
    private final SourceWriter out;

    BuilderEmitter(Lowered lowered, DomainSide domain, SourceWriter out) {
        this.lowered = lowered;
        this.domain = domain;
        this.out = out;
    }

    void emit(Message message) {
        out.line("")
                .line(
                        "private static int build%s(%s builder, %s from) {",
                        message.name(), BUILDER, domain.type(message));
        List<Slot> slots = message.slots();
        for (int i = 0; i < slots.size(); i++) {
            if (!type(slots.get(i).shape()).isScalar()) {
                out.line("int offset%d = %s;", i, offset(message, slots.get(i)));
            }
        }
        out.line("%s.start%s(builder);", FlatcNames.table(message), message.name());
        largestFirst(slots).forEach(slot -> add(message, slot));
        out.line("return %s.end%s(builder);", FlatcNames.table(message), message.name())
                .line("}");
        slots.forEach(s -> s.shape().asListed().ifPresent(listed -> vector(message, s, listed.element())));
    }

    /** The order in which flatc's own create method adds fields: it needs the least padding. */
    private List<Slot> largestFirst(List<Slot> slots) {
        List<Slot> sorted = new ArrayList<>(slots);
        Collections.reverse(sorted);
        sorted.sort(Comparator.comparing(s -> -type(s.shape()).sizeBytes()));
        return sorted;
    }

    private String offset(Message message, Slot slot) {
        String value = domain.get(message, slot);
        String offset = slot.shape()
                .matchWithoutMaps(
                        leaf -> offset(leaf, value),
                        nested -> offset(nested, value),
                        listed -> "build%s(builder, %s)".formatted(vectorMethod(message, slot), value));
        return slot.optional() ? value + " == null ? 0 : " + offset : offset;
    }

    private String offset(Shape shape, String value) {
        return shape.matchElement(
                leaf -> offset(Carrier.of(leaf.type()), value),
                nested ->
                        "build%s(builder, %s)".formatted(lowered.message(nested).name(), value));
    }

    private static String offset(Carrier carrier, String value) {
        String method = carrier.kind() == Carrier.CarrierKind.STRING ? "createString" : "createByteVector";
        return "builder.%s(%s)".formatted(method, carrier.encode(value));
    }

    private void add(Message message, Slot slot) {
        String value = domain.get(message, slot);
        FlatType type = type(slot.shape());
        String adder = FlatcNames.table(message) + "." + FlatcNames.adder(slot);
        int place = message.slots().indexOf(slot);
        int number = slot.number() - 1;
        if (!type.isScalar()) {
            out.line("%s(builder, offset%d);", adder, place);
        } else if (slot.type() == Type.Primitive.NULL) {
            return;
        } else if (slot.optional()) {
            addUnless("%s == null".formatted(value), slot, number, value);
        } else if (slot.type() == Type.Primitive.DOUBLE) {
            addUnless("java.lang.Double.doubleToRawLongBits(%s) == 0L".formatted(value), slot, number, value);
        } else if (slot.type() == Type.Primitive.FLOAT) {
            addUnless("java.lang.Float.floatToRawIntBits(%s) == 0".formatted(value), slot, number, value);
        } else {
            out.line("%s(builder, %s);", adder, encode(slot.shape(), value));
        }
    }

    /** flatc's own methods leave out whatever equals the default: a present 0 or false, and -0.0. */
    private void addUnless(String absent, Slot slot, int number, String value) {
        out.line("if (!(%s)) {", absent);
        out.line("builder.add%s(%s);", type(slot.shape()).scalar(), encode(slot.shape(), value));
        out.line("builder.slot(%d);", number).line("}");
    }

    private void vector(Message message, Slot slot, Shape element) {
        Type type = slot.type().present();
        out.line("")
                .line(
                        "private static int build%s(%s builder, %s values) {",
                        vectorMethod(message, slot), BUILDER, domain.boxed(type));
        out.line("int size = values.size();");
        if (type(element).isScalar()) {
            scalars(message, slot, element);
        } else {
            offsets(message, slot, element, type);
        }
        out.line("}");
    }

    private void scalars(Message message, Slot slot, Shape element) {
        out.line("%s.%s(builder, size);", FlatcNames.table(message), FlatcNames.vectorStarter(slot));
        out.line("for (int i = size - 1; i >= 0; i--) {");
        out.line("builder.add%s(%s);", type(element).scalar(), encode(element, "values.get(i)"))
                .line("}");
        out.line("return builder.endVector();");
    }

    private void offsets(Message message, Slot slot, Shape element, Type type) {
        out.line("int[] offsets = new int[size];");
        if (type.isMap()) {
            out.line("int i = 0;");
            out.line(
                    "for (java.util.Map.Entry<java.lang.String, %s> entry : values.entrySet()) {",
                    domain.boxed(DomainSide.element(type)));
            out.line("offsets[i++] = %s;", offset(element, "entry")).line("}");
        } else {
            out.line("for (int i = 0; i < size; i++) {");
            out.line("offsets[i] = %s;", offset(element, "values.get(i)")).line("}");
        }
        out.line("return %s.%s(builder, offsets);", FlatcNames.table(message), FlatcNames.vectorCreator(slot));
    }

    private String encode(Shape shape, String value) {
        Carrier carrier = Carrier.of(shape.asLeaf().orElseThrow().type());
        return carrier.kind() == Carrier.CarrierKind.ENUM
                ? "(%s) %s.ordinal()".formatted(type(shape).scalar().toLowerCase(java.util.Locale.ROOT), value)
                : carrier.encode(value);
    }

    private static String vectorMethod(Message message, Slot slot) {
        return message.name() + "$" + slot.name();
    }

    private FlatType type(Shape shape) {
        return FlatType.of(lowered, shape);
    }
}
