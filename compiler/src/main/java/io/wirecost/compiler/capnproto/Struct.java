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
 * may be absent is followed by a Bool that tells.
 *
 * @param members one for each slot of the message
 * @param dataWords size of the data section
 * @param pointers size of the pointer section
 */
public record Struct(Message message, List<Member> members, int dataWords, int pointers) {
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

    /** Lays a message out. */
    public static Struct of(Message message, WireTypes types) {
        NameTable presenceNames = presenceNames(message);
        StructLayout layout = new StructLayout();
        List<Member> members = new ArrayList<>();
        int ordinal = 0;
        for (Slot slot : message.slots()) {
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
        return new Struct(message, List.copyOf(members), layout.dataWords(), layout.pointers());
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
