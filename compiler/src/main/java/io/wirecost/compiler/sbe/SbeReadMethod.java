package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.sbe.SbeBlock.Group;
import io.wirecost.compiler.sbe.SbeBlock.Inlined;
import io.wirecost.compiler.sbe.SbeBlock.Owner;
import io.wirecost.compiler.sbe.SbeBlock.Value;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the method that reads a block in its one possible order. A pair's method puts it into the map. */
final class SbeReadMethod {
    private final SbeBlock block;
    private final DomainSide domain;
    private final SourceWriter out;

    SbeReadMethod(SbeBlock block, DomainSide domain, SourceWriter out) {
        this.block = block;
        this.domain = domain;
        this.out = out;
    }

    void emit() {
        out.line("");
        switch (block.message().origin().kind()) {
            case RECORD -> bean();
            case BOX -> value();
            case ENTRY -> pair(block.message().origin());
            case PARTS -> throw new IllegalStateException("a message of Protocol Buffers only");
        }
        out.line("}");
    }

    private void bean() {
        String type = domain.type(block.message());
        out.line("private static %s read%d(%s from) {", type, block.number(), block.decoder());
        out.line("%s to = new %s();", type, type);
        body();
        out.line("return to;");
    }

    private void value() {
        String type = domain.type(block.message());
        out.line("private static %s read%d(%s from) {", type, block.number(), block.decoder());
        out.line("%s value = null;", type);
        body();
        out.line("return value;");
    }

    private void pair(Origin entry) {
        out.line(
                "private static void read%d(%s from, %s to) {", block.number(), block.decoder(), domain.mapType(entry));
        out.line("java.lang.String key = null;");
        out.line("%s value = null;", domain.boxed(entry.type()));
        body();
        out.line("to.put(key, value);");
    }

    private void body() {
        for (Inlined record : block.inlined()) {
            String type = domain.type(record.message());
            out.line("%s %s = new %s();", type, record.variable(), type);
            set(record.owner(), record.variable());
        }
        for (Presence word : Presence.of(block.bits())) {
            out.line("long %s = from.%s();", word.name(), word.name());
        }
        block.fields().forEach(this::field);
        block.groups().forEach(this::group);
        block.data().forEach(this::data);
    }

    private void field(Value value) {
        Leaf leaf = value.leaf();
        String carried = "from.%s()".formatted(value.name());
        if (leaf.kind() == Leaf.Kind.FIXED) {
            carried = bytes(value, Integer.toString(leaf.sizeBytes()));
        } else if (value.optional() && leaf.kind().hasNull()) {
            carried = value.variable();
            out.line("%s %s = from.%s();", leaf.enumType(), carried, value.name());
            out.line("if (%s != %s.NULL_VAL) {", carried, leaf.enumType());
            set(value.owner(), leaf.decode(carried));
            out.line("}");
            return;
        }
        setIfPresent(value, carried);
    }

    /** Data must be read even where nothing is present: the next stands behind it. */
    private void data(Value value) {
        if (value.leaf().kind() == Leaf.Kind.BYTES) {
            setIfPresent(value, bytes(value, "from.%sLength()".formatted(value.name())));
            return;
        }
        out.line("java.lang.String %s = from.%s();", value.variable(), value.name());
        setIfPresent(value, value.variable());
    }

    private String bytes(Value value, String size) {
        out.line("byte[] %s = new byte[%s];", value.variable(), size);
        out.line(
                "from.get%s(%s, 0, %s.length);",
                JavaNames.capitalize(value.name()), value.variable(), value.variable());
        return value.variable();
    }

    private void setIfPresent(Value value, String carried) {
        if (value.bit() >= 0) {
            out.line("if (%s) {", Presence.isPresent(value.bit()));
        }
        set(value.owner(), value.leaf().decode(carried));
        if (value.bit() >= 0) {
            out.line("}");
        }
    }

    private void group(Group group) {
        SbeBlock entry = group.block();
        String entries = group.variable() + "Group";
        out.line("%s %s = from.%s();", entry.decoder(), entries, group.name());
        String read = "read%d(%s.next()".formatted(entry.number(), entries);
        if (!group.repeated()) {
            out.line("if (%s.hasNext()) {", entries);
            set(group.owner(), read + ")");
            out.line("}");
            return;
        }
        Type type = group.owner().slot().type();
        boolean map = type.isMap();
        String made = map ? "LinkedHashMap<>(%s.count() * 4 / 3 + 1)" : "ArrayList<>(%s.count())";
        out.line("%s %s = new java.util.%s;", domain.boxed(type), group.variable(), made.formatted(entries));
        out.line("while (%s.hasNext()) {", entries);
        out.line(map ? "%s, %s);".formatted(read, group.variable()) : "%s.add(%s));".formatted(group.variable(), read));
        out.line("}");
        set(group.owner(), group.variable());
    }

    private void set(Owner owner, String value) {
        Slot slot = owner.slot();
        String to = owner.variable().equals("from") ? "to" : owner.variable();
        owner.message()
                .origin()
                .asRecord()
                .ifPresentOrElse(
                        record -> out.line("%s.%s(%s);", to, domain.setter(record, slot), value),
                        () -> out.line("%s = %s;", slot.source(), value));
    }
}
