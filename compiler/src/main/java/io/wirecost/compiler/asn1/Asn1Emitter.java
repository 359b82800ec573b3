package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import java.util.ArrayList;
import java.util.List;

/** Emits the module. Tags are automatic, so that fields are told apart by their place; symbols are numbered from 0. */
final class Asn1Emitter {
    private final Lowered lowered;
    private final Asn1Types types;
    private final SourceWriter out = new SourceWriter();

    Asn1Emitter(Lowered lowered, Asn1Types types) {
        this.lowered = lowered;
        this.types = types;
    }

    String emit() {
        out.line("%s DEFINITIONS AUTOMATIC TAGS ::= BEGIN", Asn1Target.MODULE);
        lowered.messages().forEach(this::sequence);
        lowered.enums().forEach(this::enumeration);
        types.lists().forEach((list, element) -> out.line("").line("%s ::= SEQUENCE OF %s", list, element));
        return out.line("").line("END").toString();
    }

    private void sequence(Message message) {
        List<String> fields = new ArrayList<>();
        for (Slot slot : message.slots()) {
            fields.add("%s %s%s".formatted(slot.name(), types.type(slot.shape()), slot.optional() ? " OPTIONAL" : ""));
        }
        block(message.name() + " ::= SEQUENCE", fields);
    }

    private void enumeration(LoweredEnum enumeration) {
        List<String> symbols = new ArrayList<>();
        for (String symbol : enumeration.symbols().all().values()) {
            symbols.add("%s(%d)".formatted(symbol, symbols.size()));
        }
        block(enumeration.name() + " ::= ENUMERATED", symbols);
    }

    private void block(String head, List<String> members) {
        out.line("").line(head + " {");
        for (int i = 0; i < members.size(); i++) {
            out.line(members.get(i) + (i < members.size() - 1 ? "," : ""));
        }
        out.line("}");
    }
}
