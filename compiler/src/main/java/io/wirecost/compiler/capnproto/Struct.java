package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Type.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A lowered message as a struct. A pointer tells by itself whether its value is there. A value in the data section that
 * may be absent is followed by a Bool that tells. The branches of a union share their room, and a tag tells which is there.
 *
 * @param members one for each slot of the message
 * @param tag where a union's tag is in the data section, in units of its size; empty if this is no union
 * @param dataWords size of the data section
 * @param pointers size of the pointer section
 */
public record Struct(Message message, List<Member> members, OptionalInt tag, int dataWords, int pointers) {
    /** How many bits a tag has. */
    public static final int TAG_BITS = 16;

    /** A slot of the message with the field that says whether it is there, if one is needed. */
    public record Member(Slot slot, Field value, Optional<Field> presence) {}

    /**
     * A field of the struct.
     *
     * @param offset in its section; in units of its own size in the data section
     */
    public record Field(String name, Shape shape, int ordinal, int offset) {
        /** What stands behind get, set, has and init. */
        public String accessor() {
            return JavaNames.capitalize(name);
        }
    }

    public Struct {
        members = List.copyOf(members);
    }

    /** Lays a message out. */
    public static Struct of(Message message, WireTypes types) {
        NameTable presenceNames = presenceNames(message);
        if (isUnion(message)) {
            return union(message, types);
        }
        StructLayout layout = new StructLayout();
        List<Member> members = new ArrayList<>();
        int ordinal = 0;
        for (Slot slot : message.byNumber()) {
            Field value = place(slot.name(), slot.shape(), ordinal++, layout, types);
            boolean needsPresence =
                    slot.optional() && types.dataBits(slot.shape()).isPresent();
            Optional<Field> presence = needsPresence
                    ? Optional.of(place(
                            presenceNames.get(":" + slot.name()),
                            new Shape.Leaf(Primitive.BOOLEAN),
                            ordinal++,
                            layout,
                            types))
                    : Optional.empty();
            members.add(new Member(slot, value, presence));
        }
        return new Struct(message, members, OptionalInt.empty(), layout.dataWords(), layout.pointers());
    }

    /** Returns whether a message becomes a union. The language has none of one branch; this is a struct of one field. */
    private static boolean isUnion(Message message) {
        return message.isUnion() && message.slots().size() > 1;
    }

    private static Struct union(Message message, WireTypes types) {
        StructLayout layout = new StructLayout();
        UnionLayout branches = new UnionLayout(layout);
        List<Member> members = new ArrayList<>();
        for (Slot slot : message.byNumber()) {
            OptionalInt bits = types.dataBits(slot.shape());
            int offset = bits.isPresent() ? branches.addData(bits.getAsInt()) : branches.addPointer();
            Field field = new Field(slot.name(), slot.shape(), members.size(), offset);
            members.add(new Member(slot, field, Optional.empty()));
        }
        return new Struct(message, members, OptionalInt.of(branches.tag()), layout.dataWords(), layout.pointers());
    }

    String name() {
        return message.name();
    }

    /** Every field in the order of its number. */
    List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (Member member : members) {
            fields.add(member.value());
            member.presence().ifPresent(fields::add);
        }
        return fields;
    }

    /** Names of presence fields by ":" and the slot's name; the slots come first, so that they keep their names. */
    private static NameTable presenceNames(Message message) {
        List<String> names =
                new ArrayList<>(message.slots().stream().map(Slot::name).toList());
        message.slots().forEach(slot -> names.add(":" + slot.name()));
        return new NameTable(
                names,
                name -> name.startsWith(":") ? "has" + JavaNames.capitalize(name.substring(1)) : name,
                Set.of(),
                UnaryOperator.identity(),
                "");
    }

    private static Field place(String name, Shape shape, int ordinal, StructLayout layout, WireTypes types) {
        OptionalInt bits = types.dataBits(shape);
        int offset = bits.isPresent() ? layout.addData(bits.getAsInt()) : layout.addPointer();
        return new Field(name, shape, ordinal, offset);
    }
}
