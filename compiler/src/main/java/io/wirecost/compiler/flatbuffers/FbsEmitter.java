package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.Namespace;
import io.wirecost.compiler.emit.Remarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.core.schema.Schema;

/** Emits the text of the FlatBuffers schema. */
final class FbsEmitter {
    /** Of documentation, which flatc puts into the classes too. */
    private static final String COMMENT = "///";

    private final Lowered lowered;
    private final String namespace;
    private final Remarks remarks;
    private final SourceWriter out = new SourceWriter();

    /** @param namespace the line of the file before its types; empty for none */
    FbsEmitter(Lowered lowered, String namespace) {
        this(lowered, namespace, Remarks.NONE);
    }

    private FbsEmitter(Lowered lowered, String namespace, Remarks remarks) {
        this.lowered = lowered;
        this.namespace = namespace;
        this.remarks = remarks;
    }

    /** Emits a file for people: in the schema's own namespace, with its documentation. */
    static DerivedSchema documented(Schema schema) {
        Lowered lowered = Lowering.lower(schema, FlatbuffersTarget.LANGUAGE.traits(), new FlatbuffersNaming());
        String namespace = Namespace.of(schema, FlatbuffersNaming.WORDS).lines("namespace %s;");
        String text = new FbsEmitter(lowered, namespace, Remarks.of(schema)).emit();
        return new DerivedSchema(FlatbuffersTarget.LANGUAGE.fileName(), text);
    }

    String emit() {
        namespace.lines().forEach(out::line);
        lowered.enums()
                .forEach(this::enumeration); // before the tables: flatc takes a type it does not know for a table
        lowered.messages().forEach(this::table);
        return out.line("").line("root_type " + lowered.root().name() + ";").toString();
    }

    private void enumeration(LoweredEnum enumeration) {
        String number = FlatType.numberOf(enumeration.symbols().all().size()).text();
        out.gap().comment(COMMENT, remarks.on(enumeration)).line("enum " + enumeration.name() + " : " + number + " {");
        enumeration.symbols().all().values().forEach(symbol -> out.line(symbol + ","));
        out.line("}");
    }

    private void table(Message message) {
        out.gap().comment(COMMENT, remarks.on(message)).line("table " + message.name() + " {");
        message.slots()
                .forEach(slot ->
                        out.comment(COMMENT, remarks.on(slot, message)).line("%s: %s;", slot.name(), type(slot)));
        out.line("}");
    }

    /** Only a scalar has to say that it may be absent: whatever is behind an offset may be anyway. */
    private String type(Slot slot) {
        FlatType type = FlatType.of(lowered, slot.shape());
        return slot.optional() && type.isScalar() ? type.text() + " = null" : type.text();
    }
}
