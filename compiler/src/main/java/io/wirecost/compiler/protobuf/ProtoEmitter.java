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
import java.util.List;
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
    private final boolean google;
    private final Hints hints;
    private final SourceWriter out = new SourceWriter();

    /** @param google whether messages of Protocol Buffers' own are those of its files, not copies of them */
    private ProtoEmitter(
            Lowered lowered, ProtoSyntax syntax, String head, SchemaRemarks remarks, String root, boolean google) {
        this.lowered = lowered;
        this.syntax = syntax;
        this.head = head;
        this.remarks = remarks;
        this.root = root;
        this.google = google;
        this.hints = new Hints(lowered);
    }

    /**
     * Emits a file for protoc's own classes.
     *
     * @param options lines of the file before its messages
     */
    static ProtoEmitter named(Lowered lowered, ProtoSyntax syntax, String options) {
        return new ProtoEmitter(lowered, syntax, options, SchemaRemarks.NONE, ".", true);
    }

    /** Emits a file for any other generator, which may know no other files. */
    static ProtoEmitter numbered(Lowered lowered, String options) {
        return new ProtoEmitter(lowered, ProtoSyntax.PROTO3, options, SchemaRemarks.NONE, ".", false);
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
        String text = new ProtoEmitter(
                        lowered, syntax, head, SchemaRemarks.of(schema), "." + namespace.lines("%s."), true)
                .emit();
        return new DerivedSchema(ProtobufTarget.LANGUAGE.fileName(), text);
    }

    String emit() {
        out.line("syntax = \"%s\";", syntax.id());
        imports().forEach(file -> out.line("import \"%s\";", file));
        head.lines().forEach(out::line);
        lowered.ownMessages().stream().filter(message -> !isImported(message)).forEach(this::message);
        lowered.enums().forEach(this::enumeration);
        return out.toString();
    }

    private boolean isImported(Message message) {
        return google && message.origin().known() != ProtoKind.USUAL;
    }

    /** Files of Protocol Buffers' own messages. */
    private List<String> imports() {
        return lowered.messages().stream()
                .filter(this::isImported)
                .map(message -> switch (message.origin().known()) {
                    case TIMESTAMP -> "google/protobuf/timestamp.proto";
                    case DURATION -> "google/protobuf/duration.proto";
                    default -> "google/protobuf/wrappers.proto";
                })
                .distinct()
                .sorted()
                .toList();
    }

    private void message(Message message) {
        out.line("").comment(COMMENT, remarks.on(message)).line("message %s {", message.name());
        if (message.isUnion() && syntax.hasOneofs()) {
            oneof(ProtobufNaming.oneof(message), message);
        } else {
            hints.byNumber(message).forEach(slot -> slot(message, slot));
        }
        out.line("}");
    }

    private void slot(Message message, Slot slot) {
        lowered.oneof(slot).ifPresentOrElse(oneof -> oneof(message, slot, oneof), () -> field(message, slot));
    }

    private void oneof(Message message, Slot slot, Message oneof) {
        out.comment(COMMENT, remarks.documentation(slot, message));
        if (syntax.hasOneofs()) {
            oneof(ProtobufNaming.oneof(message, slot, oneof), oneof);
        } else {
            hints.byNumber(oneof).forEach(branch -> field(oneof, branch));
        }
    }

    private void oneof(String name, Message union) {
        out.line("oneof %s {", name);
        hints.byNumber(union).forEach(branch -> field(union, branch));
        out.line("}");
    }

    private void field(Message message, Slot slot) {
        ProtoHint hint = hints.of(message, slot);
        boolean isTold = slot.shape()
                .innermostLeaf()
                .filter(leaf -> !leaf.own().needsConversion())
                .isPresent();
        out.comment(COMMENT, isTold ? remarks.on(slot, message) : remarks.documentation(slot, message));
        String label = slot.isBranch() && syntax.hasOneofs() ? "" : hint.always() ? "optional " : syntax.label(slot);
        String suffix = hint.unpacked() ? syntax.unpacked() : syntax.suffix(slot);
        out.line("%s %s = %d%s;", label + type(slot.shape(), message), slot.name(), hint.number(), suffix);
    }

    private void enumeration(LoweredEnum enumeration) {
        out.line("").comment(COMMENT, remarks.on(enumeration)).line("enum %s {", enumeration.name());
        hints.symbols(enumeration).forEach(symbol -> out.line("%s = %d;", symbol.name(), symbol.number()));
        out.line("}");
    }

    private String type(Shape shape, Message in) {
        return switch (shape.kind()) {
            case LEAF -> leaf((Shape.Leaf) shape, in);
            case NESTED -> message(lowered.message(shape), in);
            case LISTED -> "repeated " + type(shape.element(), in);
            case MAPPED -> "map<%s, %s>".formatted(key(shape.key()), type(shape.element(), in));
        };
    }

    private String message(Message message, Message in) {
        return isImported(message) ? "." + message.origin().known().text() : reference(message.name(), in);
    }

    private static String key(ProtoKind kind) {
        return kind == ProtoKind.USUAL ? "string" : kind.text();
    }

    private String leaf(Shape.Leaf leaf, Message in) {
        return leaf.own() == ProtoKind.USUAL
                ? usual(leaf.type(), in)
                : leaf.own().text();
    }

    private String usual(Type.Leaf type, Message in) {
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
