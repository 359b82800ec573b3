package io.wirecost.compiler.thrift;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.ShapeCases;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Type;

/** Emits the IDL. Fields are numbered from 1 and symbols from 0, in the order of the schema. */
final class ThriftEmitter {
    private final Lowered lowered;
    private final String namespaces;
    private final SourceWriter out = new SourceWriter();

    /** @param namespaces lines of the file before its types, for a generator */
    ThriftEmitter(Lowered lowered, String namespaces) {
        this.lowered = lowered;
        this.namespaces = namespaces;
    }

    String emit() {
        namespaces.lines().forEach(out::line);
        lowered.enums().forEach(this::enumeration);
        lowered.messages().forEach(this::struct);
        return out.toString();
    }

    private void enumeration(LoweredEnum enumeration) {
        out.gap().line("enum %s {", enumeration.name());
        int number = 0;
        for (String symbol : enumeration.symbols().all().values()) {
            out.line("%s = %d,", symbol, number++);
        }
        out.line("}");
    }

    private void struct(Message message) {
        out.gap().line("struct %s {", message.name());
        int id = 1;
        for (Slot slot : message.slots()) {
            String presence = slot.optional() ? "optional" : "required";
            out.line("%d: %s %s %s,", id++, presence, type(slot.shape()), slot.name());
        }
        out.line("}");
    }

    private String type(Shape shape) {
        return shape.match(new ShapeCases<>(
                leaf -> type(leaf.type()),
                nested -> lowered.message(nested).name(),
                listed -> "list<" + type(listed.element()) + ">",
                mapped -> "map<string, " + type(mapped.value()) + ">"));
    }

    private String type(Type.Leaf leaf) {
        return switch (Carrier.of(leaf).kind()) {
            case BOOLEAN -> "bool";
            case INT -> "i32";
            case LONG -> "i64";
            case FLOAT, DOUBLE -> "double";
            case STRING -> "string";
            case BYTES -> "binary";
            case ENUM -> lowered.enumeration(leaf).name();
        };
    }
}
