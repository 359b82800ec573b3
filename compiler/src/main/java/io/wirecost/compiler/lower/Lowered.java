package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A schema in the terms of a target that knows messages with slots: the input of schema and mapper emitters. */
public final class Lowered {
    private final Schema schema;
    private final Map<Origin, Message> messages;
    private final Map<String, LoweredEnum> enums;
    private final List<String> notes;

    Lowered(Schema schema, Map<Origin, Message> messages, Map<String, LoweredEnum> enums, List<String> notes) {
        this.schema = schema;
        this.messages = new LinkedHashMap<>(messages);
        this.enums = new LinkedHashMap<>(enums);
        this.notes = List.copyOf(notes);
    }

    /** The same without messages and enums that the root has no use for. */
    public Lowered used() {
        Set<Origin> seen = new LinkedHashSet<>();
        Set<String> usedEnums = new HashSet<>();
        visit(new Shape.Nested(root().origin()), seen, usedEnums);
        Map<Origin, Message> usedMessages = new LinkedHashMap<>(messages);
        usedMessages.keySet().retainAll(seen);
        Map<String, LoweredEnum> kept = new LinkedHashMap<>(enums);
        kept.keySet().retainAll(usedEnums);
        return new Lowered(schema, usedMessages, kept, notes);
    }

    private void visit(Shape shape, Set<Origin> seen, Set<String> usedEnums) {
        switch (shape.kind()) {
            case LEAF -> shape.type().asEnum().ifPresent(ref -> usedEnums.add(ref.name()));
            case NESTED -> {
                if (seen.add(shape.origin())) {
                    message(shape).slots().forEach(s -> visit(s.shape(), seen, usedEnums));
                }
            }
            case LISTED, MAPPED -> visit(shape.element(), seen, usedEnums);
        }
    }

    public Schema schema() {
        return schema;
    }

    public Message root() {
        return messages.get(new Origin.OfRecord(schema.root().name()));
    }

    /** Records in the order of the schema, then boxes and entries in the order of their first use. */
    public Collection<Message> messages() {
        return messages.values();
    }

    public Message message(Origin origin) {
        return messages.get(origin);
    }

    public Message message(Shape nested) {
        return messages.get(nested.origin());
    }

    /** Messages of their own: without oneofs of others. */
    public List<Message> ownMessages() {
        return messages.values().stream().filter(message -> !message.isOneof()).toList();
    }

    /** The message whose fields the slots of a message are: itself, or the one around a oneof. */
    public Message holder(Message message) {
        return message.around().map(messages::get).orElse(message);
    }

    /** The oneof that a slot stands for, whose branches are fields of the slot's own message; empty for all others. */
    public Optional<Message> oneof(Slot slot) {
        return slot.shape().asNested().map(this::message).filter(Message::isOneof);
    }

    /** The slot that a oneof stands behind in the message around it. */
    public Slot slotOf(Message oneof) {
        return holder(oneof).slots().stream()
                .filter(slot -> oneof(slot).filter(oneof::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    public Collection<LoweredEnum> enums() {
        return enums.values();
    }

    /** The enum that a leaf refers to. */
    public LoweredEnum enumeration(Shape.Leaf leaf) {
        return enumeration(leaf.type());
    }

    /** The enum that a leaf refers to. */
    public LoweredEnum enumeration(Type.Leaf leaf) {
        return enums.get(leaf.asEnum().orElseThrow().name());
    }

    /** One line for everything that has another name in the target than in the schema, or a message of its own. */
    public List<String> notes() {
        return notes;
    }
}
