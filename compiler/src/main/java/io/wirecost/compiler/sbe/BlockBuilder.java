package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.sbe.SbeBlock.Group;
import io.wirecost.compiler.sbe.SbeBlock.Inlined;
import io.wirecost.compiler.sbe.SbeBlock.Owner;
import io.wirecost.compiler.sbe.SbeBlock.Value;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Unfolds messages into blocks: SBE has no types for groups, so that a record stands wherever it is used.
 */
final class BlockBuilder {
    /** Class files of nested classes have the names of all, and file systems have 255 characters for a name. */
    private static final int MAX_CLASS_NAME_LENGTH = 235;

    private static final String SHORT_NAME = "g";
    private static final int SHORT_CLASS_NAME_LENGTH = "$G__99Encoder".length();

    private final Lowered lowered;
    private int blocks;

    BlockBuilder(Lowered lowered) {
        this.lowered = lowered;
    }

    SbeBlock build() {
        return block(lowered.root(), List.of(lowered.root().name()));
    }

    private SbeBlock block(Message message, List<String> path) {
        int number = blocks++;
        Map<String, Owner> members = new LinkedHashMap<>();
        List<Inlined> inlined = new ArrayList<>();
        collect("", "from", message, members, inlined);
        NameTable names = names(members, path);
        List<Value> fields = new ArrayList<>();
        List<Value> data = new ArrayList<>();
        List<Group> groups = new ArrayList<>();
        int bits = 0;
        for (Map.Entry<String, Owner> member : members.entrySet()) {
            Owner owner = member.getValue();
            String name = names.get(member.getKey());
            String variable = "value" + (fields.size() + groups.size() + data.size());
            Optional<Shape.Leaf> leaf = owner.slot().shape().asLeaf();
            if (leaf.isPresent()) {
                Leaf held = Leaf.of(lowered, leaf.get().type());
                boolean needsBit = owner.slot().optional() && !held.kind().hasNull();
                Value value = new Value(owner, member.getKey(), name, variable, held, needsBit ? bits++ : -1);
                (held.kind().isData() ? data : fields).add(value);
            } else {
                groups.add(group(owner, member.getKey(), name, variable, path));
            }
        }
        return new SbeBlock(number, path, message, inlined, fields, groups, data);
    }

    private void collect(
            String prefix, String variable, Message message, Map<String, Owner> members, List<Inlined> inlined) {
        for (Slot slot : message.slots()) {
            Owner owner = new Owner(variable, message, slot);
            Optional<Shape.Nested> nested = slot.shape().asNested();
            if (nested.isPresent() && !slot.optional()) {
                Inlined record = new Inlined(owner, "record" + inlined.size(), lowered.message(nested.get()));
                inlined.add(record);
                collect(prefix + slot.source() + ".", record.variable(), record.message(), members, inlined);
            } else if (slot.type() != Type.Primitive.NULL) { // always absent
                members.put(prefix + slot.source(), owner);
            }
        }
    }

    private Group group(Owner owner, String path, String name, String variable, List<String> enclosing) {
        List<String> below = new ArrayList<>(enclosing);
        below.add(name);
        boolean repeated = owner.slot().shape().asListed().isPresent();
        return new Group(owner, path, name, variable, repeated, block(entry(owner.slot()), below));
    }

    /** What each entry stands for; an element without parts is a box around it. */
    private Message entry(Slot slot) {
        Shape shape = slot.shape().asListed().map(Shape.Listed::element).orElse(slot.shape());
        return shape.matchElement(leaf -> box(slot, leaf), lowered::message);
    }

    private static Message box(Slot list, Shape.Leaf shape) {
        Type element = DomainSide.element(list.type().present());
        return new Message(
                "", new Origin.Box(element), List.of(new Slot("value", "value", element, shape, false, 1, false)));
    }

    private NameTable names(Map<String, Owner> members, List<String> path) {
        int used = path.stream()
                .mapToInt(name -> name.length() + "$Encoder".length())
                .sum();
        return SbeNaming.members(members.keySet(), path, (member, name) -> {
            if (members.get(member).slot().shape().asLeaf().isPresent()) {
                return name;
            }
            int length = used
                    + name.length()
                    + SHORT_CLASS_NAME_LENGTH * levels(members.get(member).slot());
            return length <= MAX_CLASS_NAME_LENGTH ? name : SHORT_NAME;
        });
    }

    /** Returns how many groups lie in each other here, this one included. */
    private int levels(Slot slot) {
        if (slot.shape().asLeaf().isPresent()) {
            return 0;
        }
        boolean group = slot.shape().asListed().isPresent() || slot.optional();
        return (group ? 1 : 0)
                + entry(slot).slots().stream().mapToInt(this::levels).max().orElse(0);
    }
}
