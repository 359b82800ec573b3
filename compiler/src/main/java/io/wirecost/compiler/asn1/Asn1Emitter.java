package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Emits a module. Tags are automatic, so that fields are told apart by their place; symbols are numbered from 0. */
final class Asn1Emitter {
    private final String module;
    private final Lowered lowered;
    private final Function<Slot, String> types;
    private final SourceWriter out = new SourceWriter();

    /**
     * @param module its name
     * @param types what stands behind the name of a component
     */
    Asn1Emitter(String module, Lowered lowered, Function<Slot, String> types) {
        this.module = module;
        this.lowered = lowered;
        this.types = types;
    }

    /** @param lists types of lists that have a name, with the type of their elements */
    String emit(Map<String, String> lists) {
        out.line("%s DEFINITIONS AUTOMATIC TAGS ::= BEGIN", module);
        lowered.messages().forEach(this::sequence);
        lowered.enums().forEach(this::enumeration);
        lists.forEach((list, element) -> out.line("").line("%s ::= SEQUENCE OF %s", list, element));
        return out.line("").line("END").toString();
    }

    private void sequence(Message message) {
        List<String> fields = message.slots().stream()
                .map(slot -> slot.name() + " " + types.apply(slot))
                .toList();
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
