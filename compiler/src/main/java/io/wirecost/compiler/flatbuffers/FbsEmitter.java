package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.core.schema.Schema;
import java.util.List;

/** Emits the text of the FlatBuffers schema. */
final class FbsEmitter {
    /** Of documentation, which flatc puts into the classes too. */
    private static final String COMMENT = "///";

    private final Lowered lowered;
    private final String namespace;
    private final SchemaRemarks remarks;
    private final SourceWriter out = new SourceWriter();

    /** @param namespace the line of the file before its types; empty for none */
    FbsEmitter(Lowered lowered, String namespace) {
        this(lowered, namespace, SchemaRemarks.NONE);
    }

    private FbsEmitter(Lowered lowered, String namespace, SchemaRemarks remarks) {
        this.lowered = lowered;
        this.namespace = namespace;
        this.remarks = remarks;
    }

    /** Emits a file for people: in the schema's own namespace, with its documentation. */
    static DerivedSchema documented(Schema schema) {
        Lowered lowered = Lowering.lower(schema, FlatbuffersTarget.LANGUAGE.traits(), new FlatbuffersNaming());
        String namespace = SchemaNamespace.of(schema, FlatbuffersNaming.WORDS).lines("namespace %s;");
        String text = new FbsEmitter(lowered, namespace, SchemaRemarks.of(schema)).emit();
        return new DerivedSchema(FlatbuffersTarget.LANGUAGE.fileName(), text);
    }

    String emit() {
        namespace.lines().forEach(out::line);
        lowered.enums()
                .forEach(this::enumeration); // before the tables: flatc takes a type it does not know for a table
        List<Message> unions =
                lowered.messages().stream().filter(Message::isUnion).toList();
        unions.forEach(this::union);
        lowered.messages().forEach(this::table);
        return out.line("").line("root_type " + lowered.root().name() + ";").toString();
    }

    private void enumeration(LoweredEnum enumeration) {
        String number = FlatType.numberOf(enumeration.symbols().all().size()).text();
        out.gap().comment(COMMENT, remarks.on(enumeration)).line("enum " + enumeration.name() + " : " + number + " {");
        enumeration.symbols().all().values().forEach(symbol -> out.line(symbol + ","));
        out.line("}");
    }

    private void union(Message message) {
        out.gap().line("union %s {", unionOf(message));
        message.slots().forEach(slot -> member(message, slot, ","));
        out.line("}");
    }

    /** A union is in a table of its own, so that it may be an element too. */
    private void table(Message message) {
        out.gap().comment(COMMENT, remarks.on(message)).line("table " + message.name() + " {");
        if (message.isUnion()) {
            out.line("branch: %s;", unionOf(message)).line("}");
        } else {
            members(message);
        }
    }

    /** The place of a field is its number, so what is gone keeps its place. */
    private void members(Message message) {
        int next = 1;
        for (Slot slot : message.byNumber()) {
            for (; next < slot.number(); next++) {
                out.line("gone_%d_: bool (deprecated);", next);
            }
            next++;
            member(message, slot, ";");
        }
        out.line("}");
    }

    private void member(Message message, Slot slot, String end) {
        out.comment(COMMENT, remarks.on(slot, message)).line("%s: %s%s", slot.name(), type(slot), end);
    }

    private String unionOf(Message message) {
        return FlatbuffersNaming.union(message.name(), lowered);
    }

    /** Only a scalar has to say that it may be absent: whatever is behind an offset may be anyway. */
    private String type(Slot slot) {
        FlatType type = FlatType.of(lowered, slot.shape());
        return slot.optional() && type.isScalar() ? type.text() + " = null" : type.text();
    }
}
