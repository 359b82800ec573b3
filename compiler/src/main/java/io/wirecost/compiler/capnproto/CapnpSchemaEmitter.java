package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.capnproto.Struct.Member;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import java.util.List;

/** Emits the schema in the language of Cap'n Proto, where comments follow what they are about. */
final class CapnpSchemaEmitter {
    private static final int ID_DIGITS = 16;

    private static final String COMMENT = "#";

    private final Lowered lowered;
    private final WireTypes types;
    private final SchemaRemarks remarks;
    private final SourceWriter out = new SourceWriter();

    CapnpSchemaEmitter(Lowered lowered, WireTypes types, SchemaRemarks remarks) {
        this.lowered = lowered;
        this.types = types;
        this.remarks = remarks;
    }

    String emit(List<Struct> structs) {
        out.line("@0x%016x;".formatted(fileId(lowered.schema().checksum())));
        structs.forEach(this::struct);
        lowered.enums().forEach(this::enumeration);
        return out.toString();
    }

    /** The language wants 64 random bits with the highest one set. */
    private static long fileId(String checksum) {
        return Long.parseUnsignedLong(checksum.substring(0, ID_DIGITS), ID_DIGITS) | Long.MIN_VALUE;
    }

    private void struct(Struct struct) {
        out.line("").line("struct %s {", struct.name()).comment(COMMENT, remarks.on(struct.message()));
        if (struct.tag().isPresent()) {
            out.line("union {");
        }
        for (Member member : struct.members()) {
            field(member.value());
            out.comment(COMMENT, remarks.on(member.slot(), struct.message()));
            member.presence().ifPresent(this::field);
        }
        if (struct.tag().isPresent()) {
            out.line("}");
        }
        out.line("}");
    }

    private void field(Struct.Field field) {
        out.line("%s @%d :%s;", field.name(), field.ordinal(), types.text(field.shape()));
    }

    private void enumeration(LoweredEnum enumeration) {
        out.line("").line("enum %s {", enumeration.name()).comment(COMMENT, remarks.on(enumeration));
        int number = 0;
        for (String symbol : enumeration.symbols().all().values()) {
            out.line("%s @%d;", symbol, number++);
        }
        out.line("}");
    }
}
