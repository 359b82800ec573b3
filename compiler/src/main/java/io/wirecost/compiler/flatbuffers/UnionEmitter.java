package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.List;

/**
 * Emits the methods of the mapper for the table around a union: it has the number of the branch, from 1, and a reference to the
 * branch's table.
 */
final class UnionEmitter {
    private static final String NUMBER = "table.branchType() & 0xff";

    private final Lowered lowered;
    private final DomainSide domain;
    private final SourceWriter out;

    UnionEmitter(Lowered lowered, DomainSide domain, SourceWriter out) {
        this.lowered = lowered;
        this.domain = domain;
        this.out = out;
    }

    void emit(Message union) {
        build(union);
        read(union);
        fields(union);
    }

    private void build(Message union) {
        String table = FlatcNames.table(union);
        out.line("");
        out.line(
                "private static int build%s(%s builder, %s from) {",
                union.name(), BuilderEmitter.BUILDER, domain.type(union));
        out.line("int number = 0;").line("int branch = 0;");
        for (Slot slot : union.slots()) {
            String value = domain.get(union, slot);
            out.line("if (%s != null) {", value);
            out.line("number = %d;", number(union, slot));
            out.line("branch = build%s(builder, %s);", branch(slot).name(), value);
            out.line("}");
        }
        out.line("%s.start%s(builder);", table, union.name());
        out.line("%s.addBranch(builder, branch);", table);
        out.line("%s.addBranchType(builder, (byte) number);", table);
        out.line("return %s.end%s(builder);", table, union.name()).line("}");
    }

    private void read(Message union) {
        String type = domain.type(union);
        out.line("").line("private static %s read%s(%s table) {", type, union.name(), FlatcNames.table(union));
        out.line("%s value = new %s();", type, type);
        out.line("switch (%s) {", NUMBER);
        for (Slot slot : union.slots()) {
            String setter = domain.setter(union.origin(), slot);
            out.line("case %d -> value.%s(%s);", number(union, slot), setter, read(slot));
        }
        out.line(
                "default -> throw new java.lang.IllegalArgumentException(\"the schema has no branch \" + (%s));",
                NUMBER);
        out.line("}").line("return value;").line("}");
    }

    /** What {@link NativeFields} asks for: a record is the table that it is, all else is copied out of its table. */
    private void fields(Message union) {
        RecordDefinition definition = lowered.schema().record(union.origin().name());
        for (Slot slot : union.slots()) {
            out.line("");
            out.line(
                    "public static java.lang.Object %s(%s table) {",
                    NativeFields.method(lowered.schema(), definition, definition.field(slot.source())),
                    FlatcNames.table(union));
            boolean isRecord = branch(slot).origin().asRecord().isPresent();
            out.line(
                    "return (%s) == %d ? %s : null;",
                    NUMBER, number(union, slot), isRecord ? stored(slot) : read(slot));
            out.line("}");
        }
    }

    private String read(Slot slot) {
        String there = CheckedReads.present(stored(slot), slot.source());
        return "read%s((%s) %s)".formatted(branch(slot).name(), FlatcNames.table(branch(slot)), there);
    }

    private String stored(Slot slot) {
        return "table.branch(new %s())".formatted(FlatcNames.table(branch(slot)));
    }

    private Message branch(Slot slot) {
        return lowered.message(slot.shape());
    }

    private static int number(Message union, Slot slot) {
        List<Slot> branches = union.slots();
        return branches.indexOf(slot) + 1;
    }
}
