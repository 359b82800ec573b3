package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.sbe.SbeBlock.Group;
import io.wirecost.compiler.sbe.SbeBlock.Inlined;
import io.wirecost.compiler.sbe.SbeBlock.Owner;
import io.wirecost.compiler.sbe.SbeBlock.Value;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;

/** Emits the method that writes a block: what is present, fixed fields, groups, data, as SBE wants them. */
final class SbeWriteMethod {
    private final SbeBlock block;
    private final DomainSide domain;
    private final SourceWriter out;

    SbeWriteMethod(SbeBlock block, DomainSide domain, SourceWriter out) {
        this.block = block;
        this.domain = domain;
        this.out = out;
    }

    void emit() {
        out.line("");
        out.line(
                "private static void write%d(%s to, %s from) {",
                block.number(), block.encoder(), domain.type(block.message()));
        for (Inlined record : block.inlined()) {
            out.line("%s %s = %s;", domain.type(record.message()), record.variable(), get(record.owner()));
        }
        List<Presence> words = Presence.of(block.bits());
        words.forEach(word -> out.line("long %s = 0;", word.name()));
        block.fields().forEach(this::declare);
        block.data().forEach(this::declare);
        words.forEach(word -> out.line("to.%s((%s) %s);", word.name(), word.javaType(), word.name()));
        block.fields().forEach(this::field);
        block.groups().forEach(this::group);
        block.data().forEach(this::data);
        out.line("}");
    }

    /** What may be absent is looked at twice, and noted ahead of all data. */
    private void declare(Value value) {
        if (value.optional()) {
            out.line("%s %s = %s;", domain.boxed(value.owner().slot().type()), value.variable(), get(value.owner()));
            if (value.bit() >= 0) {
                out.line("if (%s != null) {", value.variable());
                out.line(Presence.note(value.bit())).line("}");
            }
        }
    }

    /** The buffer is used again: where nothing is present, nothing of an earlier message may stand. */
    private void field(Value value) {
        Leaf leaf = value.leaf();
        String absent = leaf.kind().hasNull()
                ? leaf.enumType() + ".NULL_VAL"
                : leaf.kind().absent();
        if (leaf.kind() == Leaf.Kind.FIXED) {
            out.line(
                    "to.put%s(%s, 0, %d);",
                    JavaNames.capitalize(value.name()), encoded(value, "ZEROS"), leaf.sizeBytes());
        } else {
            out.line("to.%s(%s);", value.name(), encoded(value, absent));
        }
    }

    private String encoded(Value value, String absent) {
        return value.optional()
                ? "%s == null ? %s : %s".formatted(value.variable(), absent, present(value, value.variable()))
                : value.leaf().encode(get(value.owner()));
    }

    /** Parentheses keep a boolean's condition to itself. */
    private static String present(Value value, String variable) {
        String encoded = value.leaf().encode(variable);
        return value.leaf().kind() == Leaf.Kind.BOOLEAN ? "(" + encoded + ")" : encoded;
    }

    private void group(Group group) {
        String variable = group.variable();
        Type type = group.owner().slot().type();
        out.line("%s %s = %s;", domain.boxed(type), variable, get(group.owner()));
        String count = group.repeated() ? variable + ".size()" : "%s == null ? 0 : 1".formatted(variable);
        out.line("%s %sGroup = to.%sCount(%s);", group.block().encoder(), variable, group.name(), count);
        String write = "write%d(%sGroup.next(), %s);";
        if (!group.repeated()) {
            out.line("if (%s != null) {", variable);
            out.line(write, group.block().number(), variable, variable).line("}");
            return;
        }
        String all = type.isMap() ? variable + ".entrySet()" : variable;
        out.line("for (%s each : %s) {", domain.type(group.block().message()), all);
        out.line(write, group.block().number(), variable, "each").line("}");
    }

    private void data(Value value) {
        String encoded = encoded(value, value.leaf().kind().absent());
        if (value.leaf().kind() == Leaf.Kind.STRING) {
            out.line("to.%s(%s);", value.name(), encoded);
            return;
        }
        String bytes = value.variable() + "Bytes";
        out.line("byte[] %s = %s;", bytes, encoded);
        out.line("to.put%s(%s, 0, %s.length);", JavaNames.capitalize(value.name()), bytes, bytes);
    }

    private String get(Owner owner) {
        return domain.get(owner.variable(), owner.message(), owner.slot());
    }
}
