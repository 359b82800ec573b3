package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Emits a module. Tags are automatic, so that fields are told apart by their place; symbols are numbered from 0. */
final class Asn1Emitter {
    private final String module;
    private final Lowered lowered;
    private final Function<Slot, String> types;
    private final SchemaRemarks remarks;
    private final SourceWriter out = new SourceWriter();

    /**
     * @param module its name
     * @param types what stands behind the name of a component
     */
    Asn1Emitter(String module, Lowered lowered, Function<Slot, String> types) {
        this(module, lowered, types, SchemaRemarks.NONE);
    }

    /**
     * Creates the emitter of a module for people: with the name of the schema's namespace, and its documentation.
     *
     * @param words what is to be said of a type that the module does not have
     */
    static Asn1Emitter documented(
            Lowered lowered, Function<Slot, String> types, Function<Type.Leaf, Optional<String>> words) {
        Schema schema = lowered.schema();
        String module =
                SchemaNamespace.of(schema, Set.of()).camelCase("Messages").replace("_", "");
        return new Asn1Emitter(module + "-Module", lowered, types, SchemaRemarks.of(schema, words));
    }

    private Asn1Emitter(String module, Lowered lowered, Function<Slot, String> types, SchemaRemarks remarks) {
        this.module = module;
        this.lowered = lowered;
        this.types = types;
        this.remarks = remarks;
    }

    /** @param lists types of lists that have a name, with the type of their elements */
    String emit(Map<String, String> lists) {
        out.line("%s DEFINITIONS AUTOMATIC TAGS ::= BEGIN", module);
        lowered.messages().forEach(this::message);
        lowered.enums().forEach(this::enumeration);
        lists.forEach((list, element) -> out.line("").line("%s ::= SEQUENCE OF %s", list, element));
        return out.line("").line("END").toString();
    }

    private void message(Message message) {
        open(message.name() + " ::= " + (message.isUnion() ? "CHOICE" : "SEQUENCE"), remarks.on(message));
        Iterator<Slot> slots = message.slots().iterator();
        while (slots.hasNext()) {
            Slot slot = slots.next();
            comment(remarks.on(slot, message));
            member(slot.name() + " " + types.apply(slot), slots.hasNext());
        }
        out.line("}");
    }

    /** Returns whether a component says that it may lack. Of the branches of a CHOICE one is always there. */
    static boolean isOptional(Slot slot) {
        return slot.optional() && !slot.isBranch();
    }

    private void enumeration(LoweredEnum enumeration) {
        open(enumeration.name() + " ::= ENUMERATED", remarks.on(enumeration));
        Iterator<String> symbols = enumeration.symbols().all().values().iterator();
        for (int number = 0; symbols.hasNext(); number++) {
            member("%s(%d)".formatted(symbols.next(), number), symbols.hasNext());
        }
        out.line("}");
    }

    private void open(String head, List<String> comment) {
        out.line("");
        comment(comment);
        out.line(head + " {");
    }

    private void member(String member, boolean othersFollow) {
        out.line(member + (othersFollow ? "," : ""));
    }

    /** Two hyphens end a comment as well as the line does. */
    private void comment(List<String> lines) {
        out.comment(
                "--",
                lines.stream().map(line -> line.replaceAll("-(?=-)", "- ")).toList());
    }
}
