package io.wirecost.compiler.thrift;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CarrierWords;
import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** Emits the IDL. Symbols are numbered from 0, in the order of the schema. */
final class ThriftEmitter {
    private static final String COMMENT = "//";

    private final Lowered lowered;
    private final String namespaces;
    private final SchemaRemarks remarks;
    private final SourceWriter out = new SourceWriter();

    /** @param namespaces lines of the file before its types, for a generator */
    ThriftEmitter(Lowered lowered, String namespaces) {
        this(lowered, namespaces, SchemaRemarks.NONE);
    }

    private ThriftEmitter(Lowered lowered, String namespaces, SchemaRemarks remarks) {
        this.lowered = lowered;
        this.namespaces = namespaces;
        this.remarks = remarks;
    }

    /** Emits a file for people: in the schema's own namespace, with its documentation. */
    static DerivedSchema documented(Schema schema) {
        Lowered lowered = Lowering.lower(schema, ThriftTarget.LANGUAGE.traits(), new ThriftNaming());
        String namespace = SchemaNamespace.of(schema, ThriftNaming.WORDS).lines("namespace * %s");
        SchemaRemarks remarks = SchemaRemarks.of(schema, ThriftEmitter::words);
        return new DerivedSchema(
                ThriftTarget.LANGUAGE.fileName(), new ThriftEmitter(lowered, namespace, remarks).emit());
    }

    private static Optional<String> words(Type.Leaf type) {
        return type == Type.Primitive.FLOAT ? Optional.of("a float of 32 bits") : CarrierWords.of(type);
    }

    String emit() {
        namespaces.lines().forEach(out::line);
        lowered.enums().forEach(this::enumeration);
        lowered.messages().forEach(this::struct);
        return out.toString();
    }

    private void enumeration(LoweredEnum enumeration) {
        out.gap().comment(COMMENT, remarks.on(enumeration)).line("enum %s {", enumeration.name());
        int number = 0;
        for (String symbol : enumeration.symbols().all().values()) {
            out.line("%s = %d,", symbol, number++);
        }
        out.line("}");
    }

    private void struct(Message message) {
        out.gap()
                .comment(COMMENT, remarks.on(message))
                .line("%s %s {", message.isUnion() ? "union" : "struct", message.name());
        for (Slot slot : message.slots()) {
            out.comment(COMMENT, remarks.on(slot, message));
            out.line("%d: %s%s %s,", slot.number(), presence(slot), type(slot.shape()), slot.name());
        }
        out.line("}");
    }

    private static String presence(Slot slot) {
        return slot.isBranch() ? "" : slot.optional() ? "optional " : "required ";
    }

    private String type(Shape shape) {
        return switch (shape.kind()) {
            case LEAF -> type(shape.type());
            case NESTED -> lowered.message(shape).name();
            case LISTED -> "list<" + type(shape.element()) + ">";
            case MAPPED -> "map<string, " + type(shape.element()) + ">";
        };
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
