package io.wirecost.compiler.colfer;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import java.util.Optional;

/** Colfer's beans, by their public fields. Lists are arrays; only a struct may be absent. */
record ColferSide(Lowered lowered) implements NativeSide {
    @Override
    public String type(Message message) {
        return ColferTarget.PACKAGE + "." + message.name();
    }

    @Override
    public Optional<String> type(LoweredEnum enumeration) {
        return Optional.empty();
    }

    @Override
    public String element(Shape.Leaf leaf) {
        return Carrier.of(leaf).kind().javaType();
    }

    @Override
    public boolean isSame(Shape shape) {
        return shape.asLeaf().flatMap(leaf -> leaf.type().asPrimitive()).isPresent();
    }

    @Override
    public String encode(Shape.Leaf leaf, String value) {
        return leaf.type()
                .asEnum()
                .map(ref -> value + ".ordinal()")
                .orElseGet(() -> Carrier.of(leaf).encode(value));
    }

    @Override
    public String decode(Shape.Leaf leaf, String value) {
        return leaf.type()
                .asEnum()
                .map(ref -> CheckedReads.constant(
                        "DOMAIN_" + lowered.enumeration(ref).name(), value))
                .orElseGet(() -> Carrier.of(leaf).decode(value));
    }

    @Override
    public String get(Slot slot, String object) {
        return object + "." + slot.name();
    }

    @Override
    public String isPresent(Slot slot, String object) {
        return get(slot, object) + " != null";
    }

    @Override
    public String set(Slot slot, String object, String value) {
        return "%s = %s;".formatted(get(slot, object), value);
    }

    @Override
    public String list(Shape.Listed list) {
        return element(list.element()) + "[]";
    }

    @Override
    public String newList(Shape.Listed list) {
        String element = element(list.element());
        String size = element.endsWith("[]") ? "byte[from.size()][]" : element + "[from.size()]";
        return "%s[] to = new %s;\nint at = 0;".formatted(element, size);
    }

    @Override
    public String add(Shape.Listed list, String value) {
        return "to[at++] = %s;".formatted(value);
    }

    @Override
    public String size(Shape.Listed list) {
        return "from.length";
    }
}
