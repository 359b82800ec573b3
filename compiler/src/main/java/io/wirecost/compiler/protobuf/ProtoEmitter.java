package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Set;

/**
 * Emits the .proto file. Fields are numbered from 1 and symbols from 0, in the order of the schema; of a user's own .proto, as
 * they are there.
 */
final class ProtoEmitter {
    private static final String COMMENT = "//";

    private final Lowered lowered;
    private final ProtoSyntax syntax;
    private final String head;
    private final SchemaRemarks remarks;
    private final String root;
    private final Hints hints;
    private final SourceWriter out = new SourceWriter();

    /** @param options lines of the file before its messages, for a generator */
    ProtoEmitter(Lowered lowered, ProtoSyntax syntax, String options) {
        this(lowered, syntax, options, SchemaRemarks.NONE, ".");
    }

    private ProtoEmitter(Lowered lowered, ProtoSyntax syntax, String head, SchemaRemarks remarks, String root) {
        this.lowered = lowered;
        this.syntax = syntax;
        this.head = head;
        this.remarks = remarks;
        this.root = root;
        this.hints = new Hints(lowered);
    }

    /** Emits a file for people: in the schema's own package, with its documentation. */
    static DerivedSchema documented(Schema schema, ProtoSyntax syntax) {
        Lowered lowered = ProtobufTarget.lower(schema);
        SchemaNamespace namespace = SchemaNamespace.of(schema, Set.of());
        String head = namespace.lines("""

                package %s;

                option java_package = "%s";
                option java_multiple_files = true;
                """);
        String text =
                new ProtoEmitter(lowered, syntax, head, SchemaRemarks.of(schema), "." + namespace.lines("%s.")).emit();
        return new DerivedSchema(ProtobufTarget.LANGUAGE.fileName(), text);
    }

    String emit() {
        out.line("syntax = \"%s\";", syntax.id());
        hints.imports().forEach(file -> out.line("import \"%s\";", file));
        head.lines().forEach(out::line);
        lowered.messages().forEach(this::message);
        lowered.enums().forEach(this::enumeration);
        return out.toString();
    }

    private void message(Message message) {
        out.line("").comment(COMMENT, remarks.on(message)).line("message %s {", message.name());
        boolean isOneof = message.isUnion() && syntax.hasOneofs();
        if (isOneof) {
            out.line("oneof %s {", ProtobufNaming.oneof(message));
        }
        for (Slot slot : hints.byNumber(message)) {
            ProtoHint hint = hints.of(message, slot);
            boolean isOwn = hint.kind().needsConversion();
            out.comment(COMMENT, isOwn ? remarks.documentation(slot, message) : remarks.on(slot, message));
            String label = isOneof || hint.kind().isMessage() ? "" : hint.always() ? "optional " : syntax.label(slot);
            String suffix = hint.unpacked() ? syntax.unpacked() : syntax.suffix(slot);
            out.line("%s %s = %d%s;", label + type(slot.shape(), hint, message), slot.name(), hint.number(), suffix);
        }
        if (isOneof) {
            out.line("}");
        }
        out.line("}");
    }

    private void enumeration(LoweredEnum enumeration) {
        out.line("").comment(COMMENT, remarks.on(enumeration)).line("enum %s {", enumeration.name());
        hints.symbols(enumeration).forEach(symbol -> out.line("%s = %d;", symbol.name(), symbol.number()));
        out.line("}");
    }

    private String type(Shape shape, ProtoHint hint, Message in) {
        return switch (shape.kind()) {
            case LEAF -> hint.kind() == ProtoKind.USUAL ? leaf(shape.type(), in) : hinted(hint.kind());
            case NESTED -> reference(lowered.message(shape).name(), in);
            case LISTED -> "repeated " + type(shape.element(), hint, in);
            case MAPPED -> "map<%s, %s>".formatted(key(hint.key()), type(shape.element(), hint, in));
        };
    }

    private static String key(ProtoKind kind) {
        return kind == ProtoKind.USUAL ? "string" : kind.text();
    }

    private static String hinted(ProtoKind kind) {
        return kind.isMessage() ? "." + kind.text() : kind.text();
    }

    private String leaf(Type.Leaf type, Message in) {
        return switch (Carrier.of(type).kind()) {
            case BOOLEAN -> "bool";
            case INT -> "int32";
            case LONG -> "int64";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case STRING -> "string";
            case BYTES -> "bytes";
            case ENUM -> reference(lowered.enumeration(type).name(), in);
        };
    }

    /** A type by name; from the root of all names, which not all libraries know, where a map's hidden message is nearer. */
    private String reference(String type, Message in) {
        boolean hidden = in.slots().stream()
                .anyMatch(s -> s.shape().kind() == Shape.Kind.MAPPED && ProtobufNaming.isMapEntry(type, s.name()));
        return hidden ? root + type : type;
    }
}
