package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import java.util.function.Supplier;

/** Emits the half of the mapper that copies out of a buffer. A pair's read method returns its value, without the key. */
final class ReaderEmitter {
    private final Lowered lowered;
    private final DomainSide domain;
    private final SourceWriter out;

    ReaderEmitter(Lowered lowered, DomainSide domain, SourceWriter out) {
        this.lowered = lowered;
        this.domain = domain;
        this.out = out;
    }

    void emit(Message message) {
        message.origin()
                .asRecord()
                .ifPresentOrElse(
                        record -> {
                            record(message, record);
                            fields(message, record);
                        },
                        () -> lastValue(message));
        message.slots().forEach(s -> s.shape().asListed().ifPresent(listed -> list(message, s, listed.element())));
    }

    private void lastValue(Message message) {
        Slot slot = message.slots().get(message.slots().size() - 1);
        head(message, domain.boxed(slot.type()));
        String value = value(message, slot);
        out.line("return %s;", value).line("}");
    }

    private void head(Message message, String result) {
        out.line("").line("private static %s read%s(%s table) {", result, message.name(), FlatcNames.table(message));
    }

    private void record(Message message, Origin.OfRecord record) {
        String type = domain.type(message);
        head(message, type);
        out.line("%s value = new %s();", type, type);
        for (Slot slot : message.slots()) {
            String value = value(message, slot);
            out.line("value.%s(%s);", domain.setter(record, slot), value);
        }
        out.line("return value;").line("}");
    }

    /** What {@link NativeFields} asks for: each leaf as the domain has it, each record inside as the table that it is. */
    private void fields(Message message, Origin.OfRecord record) {
        for (Slot slot : message.slots()) {
            slot.shape()
                    .visitWithoutMaps(
                            leaf -> field(message, record, slot, () -> value(message, slot)),
                            nested ->
                                    field(message, record, slot, () -> "table.%s()".formatted(FlatcNames.getter(slot))),
                            listed -> {});
        }
    }

    private void field(Message message, Origin.OfRecord record, Slot slot, Supplier<String> value) {
        RecordDefinition definition = lowered.schema().record(record.name());
        out.line("")
                .line(
                        "public static java.lang.Object %s(%s table) {",
                        NativeFields.method(lowered.schema(), definition, definition.field(slot.source())),
                        FlatcNames.table(message));
        String expression = value.get();
        out.line("return %s;", expression).line("}");
    }

    /** A Java expression for the domain value of a slot; a local variable that it needs is emitted before. */
    private String value(Message message, Slot slot) {
        if (slot.type() == Type.Primitive.NULL) {
            return "null";
        }
        String stored = "table." + accessor(slot) + "()";
        if (slot.optional() && FlatType.of(lowered, slot.shape()).isScalar()) {
            return "table.%s() ? %s : null".formatted(FlatcNames.presence(slot), decode(slot.shape(), stored));
        } else if (slot.optional() && !holds(slot.shape(), Carrier.CarrierKind.STRING)) {
            String local = "stored" + message.slots().indexOf(slot);
            out.line("%s %s = %s;", storedType(slot.shape()), local, stored);
            return "%s == null ? null : %s".formatted(local, copy(message, slot, local));
        }
        return copy(message, slot, mayBeNull(slot) ? CheckedReads.present(stored, slot.source()) : stored);
    }

    /** Whether a value that is always there would be null in a message that lacks it, and the mapper looks into it. */
    private boolean mayBeNull(Slot slot) {
        return !slot.optional()
                && !FlatType.of(lowered, slot.shape()).isScalar()
                && !holds(slot.shape(), Carrier.CarrierKind.STRING);
    }

    private static String accessor(Slot slot) {
        return slot.shape()
                .matchWithoutMaps(
                        leaf -> holds(leaf, Carrier.CarrierKind.BYTES)
                                ? FlatcNames.byteBuffer(slot)
                                : FlatcNames.getter(slot),
                        nested -> FlatcNames.getter(slot),
                        listed -> FlatcNames.vector(slot));
    }

    private String copy(Message message, Slot slot, String stored) {
        return slot.shape()
                .matchWithoutMaps(
                        leaf -> decode(leaf, stored),
                        nested -> decode(nested, stored),
                        listed -> "read%s(%s)".formatted(listMethod(message, slot), stored));
    }

    private String decode(Shape shape, String stored) {
        return shape.matchElement(
                leaf -> decode(leaf.type(), stored),
                nested -> "read%s(%s)".formatted(lowered.message(nested).name(), stored));
    }

    private String decode(Type.Leaf type, String stored) {
        Carrier carrier = Carrier.of(type);
        return switch (carrier.kind()) {
            case ENUM -> CheckedReads.constant(FlatbuffersMapperEmitter.constants(lowered.enumeration(type)), stored);
            case BYTES -> carrier.decode("bytes(" + stored + ")");
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> carrier.decode(stored);
        };
    }

    private String storedType(Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> "java.nio.ByteBuffer",
                nested -> FlatcNames.table(lowered.message(nested)),
                listed -> vectorType(listed.element()));
    }

    private String vectorType(Shape element) {
        return element.matchElement(
                leaf -> {
                    String scalar = FlatType.of(lowered, leaf).scalar();
                    return "com.google.flatbuffers." + (scalar.isEmpty() ? "String" : scalar) + "Vector";
                },
                nested -> FlatcNames.table(lowered.message(nested)) + ".Vector");
    }

    private void list(Message message, Slot slot, Shape element) {
        Type type = slot.type().present();
        boolean map = type.isMap();
        String java = domain.boxed(type);
        out.line("")
                .line("private static %s read%s(%s vector) {", java, listMethod(message, slot), vectorType(element));
        out.line("int size = vector.length();");
        out.line(
                "%s values = new %s;",
                java, map ? "java.util.LinkedHashMap<>(size * 4 / 3 + 1)" : "java.util.ArrayList<>(size)");
        elements(element, map);
        out.line("return values;").line("}");
    }

    private void elements(Shape element, boolean map) {
        element.asNested().ifPresent(nested -> {
            String table = FlatcNames.table(lowered.message(nested));
            out.line("%s table = new %s();", table, table);
        });
        out.line("for (int i = 0; i < size; i++) {");
        String value = decode(element, elementGetter(element));
        if (map) {
            Message pair = lowered.message(element.asNested().orElseThrow());
            out.line("vector.get(table, i);");
            String key = FlatcNames.getter(pair.slots().get(0));
            out.line("values.put(table.%s(), %s);", key, decode(element, "table"));
        } else {
            out.line("values.add(%s);", value);
        }
        out.line("}");
    }

    private String elementGetter(Shape element) {
        return element.matchElement(
                leaf -> leaf.type()
                                .asEnum()
                                .filter(ref -> FlatType.isUnsigned(lowered, ref))
                                .isPresent()
                        ? "vector.getAsUnsigned(i)"
                        : "vector.get(i)",
                nested -> "vector.get(table, i)");
    }

    private static boolean holds(Shape shape, Carrier.CarrierKind kind) {
        return shape.asLeaf()
                .filter(leaf -> Carrier.of(leaf.type()).kind() == kind)
                .isPresent();
    }

    private static String listMethod(Message message, Slot slot) {
        return message.name() + "$" + slot.name();
    }
}
