package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;

/** Emits the text of the FlatBuffers schema. */
final class FbsEmitter {
    private final Lowered lowered;
    private final String namespace;
    private final SourceWriter out = new SourceWriter();

    /** @param namespace the line of the file before its types; empty for none */
    FbsEmitter(Lowered lowered, String namespace) {
        this.lowered = lowered;
        this.namespace = namespace;
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
        out.gap().line("enum " + enumeration.name() + " : " + number + " {");
        enumeration.symbols().all().values().forEach(symbol -> out.line(symbol + ","));
        out.line("}");
    }

    private void table(Message message) {
        out.gap().line("table " + message.name() + " {");
        message.slots().forEach(slot -> out.line("%s: %s;", slot.name(), type(slot)));
        out.line("}");
    }

    /** Only a scalar has to say that it may be absent: whatever is behind an offset may be anyway. */
    private String type(Slot slot) {
        FlatType type = FlatType.of(lowered, slot.shape());
        return slot.optional() && type.isScalar() ? type.text() + " = null" : type.text();
    }
}
