package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.Carrier;
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
        if (message.origin() instanceof Origin.OfRecord record) {
            record(message, record);
            fields(message, record);
        } else {
            Slot slot = message.slots().get(message.slots().size() - 1);
            head(message, domain.boxed(slot.type()));
            String value = value(message, slot);
            out.line("return %s;", value).line("}");
        }
        message.slots().stream()
                .filter(s -> s.shape() instanceof Shape.Listed)
                .forEach(s -> list(message, s, ((Shape.Listed) s.shape()).element()));
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
            boolean isRecord = slot.shape() instanceof Shape.Nested;
            if (isRecord || slot.shape() instanceof Shape.Leaf) {
                RecordDefinition definition = lowered.schema().record(record.name());
                out.line("")
                        .line(
                                "public static java.lang.Object %s(%s table) {",
                                NativeFields.method(lowered.schema(), definition, definition.field(slot.source())),
                                FlatcNames.table(message));
                String value = isRecord ? "table.%s()".formatted(FlatcNames.getter(slot)) : value(message, slot);
                out.line("return %s;", value).line("}");
            }
        }
    }

    /** A Java expression for the domain value of a slot; a local variable that it needs is emitted before. */
    private String value(Message message, Slot slot) {
        if (slot.type() == Type.Primitive.NULL) {
            return "null";
        }
        String stored = "table." + accessor(slot) + "()";
        if (slot.optional() && FlatType.of(lowered, slot.shape()).isScalar()) {
            return "table.%s() ? %s : null".formatted(FlatcNames.presence(slot), decode(slot.shape(), stored));
        } else if (slot.optional() && !isString(slot.shape())) {
            String local = "stored" + message.slots().indexOf(slot);
            out.line("%s %s = %s;", storedType(slot.shape()), local, stored);
            return "%s == null ? null : %s".formatted(local, copy(message, slot, local));
        }
        return copy(message, slot, stored);
    }

    private static String accessor(Slot slot) {
        if (slot.shape() instanceof Shape.Listed) {
            return FlatcNames.vector(slot);
        }
        return isBytes(slot.shape()) ? FlatcNames.byteBuffer(slot) : FlatcNames.getter(slot);
    }

    private String copy(Message message, Slot slot, String stored) {
        return slot.shape() instanceof Shape.Listed
                ? "read%s(%s)".formatted(listMethod(message, slot), stored)
                : decode(slot.shape(), stored);
    }

    private String decode(Shape shape, String stored) {
        if (shape instanceof Shape.Nested nested) {
            return "read%s(%s)".formatted(lowered.message(nested).name(), stored);
        }
        Type type = ((Shape.Leaf) shape).type();
        if (type instanceof Type.EnumRef ref) {
            return FlatbuffersMapperEmitter.constants(lowered.enumeration(ref)) + "[" + stored + "]";
        }
        return Carrier.of(type).decode(isBytes(shape) ? "bytes(" + stored + ")" : stored);
    }

    private String storedType(Shape shape) {
        if (shape instanceof Shape.Nested nested) {
            return FlatcNames.table(lowered.message(nested));
        }
        return shape instanceof Shape.Listed listed ? vectorType(listed.element()) : "java.nio.ByteBuffer";
    }

    private String vectorType(Shape element) {
        if (element instanceof Shape.Nested nested) {
            return FlatcNames.table(lowered.message(nested)) + ".Vector";
        }
        String scalar = FlatType.of(lowered, element).scalar();
        return "com.google.flatbuffers." + (scalar.isEmpty() ? "String" : scalar) + "Vector";
    }

    private void list(Message message, Slot slot, Shape element) {
        Type type = DomainSide.present(slot.type());
        boolean map = type instanceof Type.MapType;
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
        if (element instanceof Shape.Nested nested) {
            String table = FlatcNames.table(lowered.message(nested));
            out.line("%s table = new %s();", table, table);
        }
        out.line("for (int i = 0; i < size; i++) {");
        String value = decode(element, elementGetter(element));
        if (map) {
            Message pair = lowered.message((Shape.Nested) element);
            out.line("vector.get(table, i);");
            String key = FlatcNames.getter(pair.slots().get(0));
            out.line("values.put(table.%s(), %s);", key, decode(element, "table"));
        } else {
            out.line("values.add(%s);", value);
        }
        out.line("}");
    }

    private String elementGetter(Shape element) {
        if (element instanceof Shape.Nested) {
            return "vector.get(table, i)";
        }
        boolean unsigned =
                ((Shape.Leaf) element).type() instanceof Type.EnumRef ref && FlatType.isUnsigned(lowered, ref);
        return unsigned ? "vector.getAsUnsigned(i)" : "vector.get(i)";
    }

    private static boolean isString(Shape shape) {
        return shape instanceof Shape.Leaf leaf && Carrier.of(leaf.type()).kind() == Carrier.Kind.STRING;
    }

    private static boolean isBytes(Shape shape) {
        return shape instanceof Shape.Leaf leaf && Carrier.of(leaf.type()).kind() == Carrier.Kind.BYTES;
    }

    private static String listMethod(Message message, Slot slot) {
        return message.name() + "$" + slot.name();
    }
}
