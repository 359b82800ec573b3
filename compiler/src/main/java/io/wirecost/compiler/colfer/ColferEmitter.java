package io.wirecost.compiler.colfer;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;

/** Emits the schema. Fields are known by their place, and an enum, which Colfer lacks, by its index. */
final class ColferEmitter {
    private final Lowered lowered;
    private final SourceWriter out = new SourceWriter();

    ColferEmitter(Lowered lowered) {
        this.lowered = lowered;
    }

    String emit() {
        out.line("package %s", ColferTarget.ID);
        lowered.messages().forEach(this::struct);
        return out.toString();
    }

    private void struct(Message message) {
        out.line("").line("type %s struct {", message.name());
        message.slots().forEach(s -> out.line("%s %s", s.name(), type(s.shape())));
        out.line("}");
    }

    private String type(Shape shape) {
        return shape.matchWithoutMaps(
                ColferEmitter::builtIn,
                nested -> lowered.message(nested).name(),
                listed -> "[]" + type(listed.element()));
    }

    private static String builtIn(Shape.Leaf leaf) {
        return switch (Carrier.of(leaf.type()).kind()) {
            case BOOLEAN -> "bool";
            case INT, ENUM -> "int32";
            case LONG -> "int64";
            case FLOAT -> "float32";
            case DOUBLE -> "float64";
            case STRING -> "text";
            case BYTES -> "binary";
        };
    }
}
