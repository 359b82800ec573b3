package io.wirecost.compiler.colfer;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CarrierWords;
import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Emits the schema. Fields are known by their place, and an enum, which Colfer lacks, by its index. */
final class ColferEmitter {
    private static final String COMMENT = "//";

    /** What the languages reserve that Colfer has, Java aside. */
    private static final Set<String> GO_WORDS = ReservedWords.of(
            "chan defer fallthrough func go map range select struct type var delete export function in let typeof with yield");

    private final Lowered lowered;
    private final String name;
    private final SchemaRemarks remarks;
    private final SourceWriter out = new SourceWriter();

    ColferEmitter(Lowered lowered) {
        this(lowered, ColferTarget.ID, SchemaRemarks.NONE);
    }

    private ColferEmitter(Lowered lowered, String name, SchemaRemarks remarks) {
        this.lowered = lowered;
        this.name = name;
        this.remarks = remarks;
    }

    /** Creates the emitter of a file for people: in a package like the schema's own, with its documentation. */
    static ColferEmitter documented(Lowered lowered) {
        Schema schema = lowered.schema();
        List<String> parts = SchemaNamespace.of(schema, GO_WORDS).parts();
        String name = parts.isEmpty() ? ColferTarget.ID : parts.get(parts.size() - 1);
        return new ColferEmitter(lowered, name, SchemaRemarks.of(schema, leaf -> words(lowered, leaf)));
    }

    private static Optional<String> words(Lowered lowered, Type.Leaf leaf) {
        return leaf.asEnum()
                .map(ref -> "a symbol of " + ref.name() + ": "
                        + String.join(
                                ", ", lowered.enumeration(leaf).symbols().all().keySet()) + ", from 0")
                .or(() -> CarrierWords.of(leaf));
    }

    String emit() {
        out.line("package %s", name);
        lowered.messages().forEach(this::struct);
        return out.toString();
    }

    private void struct(Message message) {
        out.line("").comment(COMMENT, remarks.on(message)).line("type %s struct {", message.name());
        message.slots()
                .forEach(s -> out.comment(COMMENT, remarks.on(s, message)).line("%s %s", s.name(), type(s.shape())));
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
