package io.wirecost.accounts.protobuf;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.protobuf.Hints;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The way through one message. */
final class ProtobufCourse {
    private static final int WIRE_TYPE_BITS = 3;
    private static final int LENGTH_DELIMITED = 2;

    private final Lowered lowered;
    private final AccountBuilder account;
    private final Carried carried;
    private final Hints hints;
    private final HintedLeaf hinted;

    ProtobufCourse(Lowered lowered, AccountBuilder account) {
        this.lowered = lowered;
        this.account = account;
        this.carried = new Carried(lowered.schema());
        this.hints = new Hints(lowered);
        this.hinted = new HintedLeaf(account);
    }

    Object message(Message message, ByteReader in, BytePlace place) throws UnreadableBytes {
        Map<Slot, List<Object>> found = new HashMap<>();
        while (in.hasNext()) {
            long tag = in.varint();
            long number = tag >>> WIRE_TYPE_BITS;
            Slot slot = message.slots().stream()
                    .filter(known -> hints.of(message, known).number() == number)
                    .findFirst()
                    .orElseThrow(() -> in.unreadable("the schema has no field " + number));
            ProtoHint hint = hints.of(message, slot);
            boolean delimited = (tag & (1 << WIRE_TYPE_BITS) - 1) == LENGTH_DELIMITED;
            BytePlace of = Slots.place(message, slot, place);
            account.add(in.stretch(), of, ByteKind.TAG);
            found.computeIfAbsent(slot, s -> new ArrayList<>())
                    .addAll(occurrence(slot.shape(), hint, delimited, in, of));
        }
        List<Object> values = new ArrayList<>();
        for (Slot slot : message.slots()) {
            values.add(value(slot, hints.of(message, slot), found.get(slot)));
        }
        return Slots.assembled(message, values);
    }

    /** What stands behind a tag: a value, or elements of a list. */
    private List<Object> occurrence(Shape shape, ProtoHint hint, boolean delimited, ByteReader in, BytePlace place)
            throws UnreadableBytes {
        return switch (shape.kind()) {
            case LEAF, NESTED -> one(shape, hint, in, place);
            case LISTED ->
                delimited && isPackable(shape.element(), hint)
                        ? packed(shape.element(), hint, in, place)
                        : one(shape.element(), hint, in, Slots.elementPlace(shape.element(), place));
            case MAPPED -> List.of(pair(shape.element(), hint, in, place));
        };
    }

    private List<Object> one(Shape shape, ProtoHint hint, ByteReader in, BytePlace place) throws UnreadableBytes {
        List<Object> one = new ArrayList<>();
        one.add(single(shape, hint, in, place));
        return one;
    }

    private Object single(Shape shape, ProtoHint hint, ByteReader in, BytePlace place) throws UnreadableBytes {
        return shape.matchElement(
                leaf -> leaf(leaf.type(), hint.kind(), in, place),
                nested -> message(lowered.message(nested), part(in, Slots.around(shape, place)), place));
    }

    private static boolean isPackable(Shape element, ProtoHint hint) {
        return hint.kind() != ProtoKind.USUAL && !hint.kind().isMessage() || isPackable(element);
    }

    private static boolean isPackable(Shape element) {
        return element.asLeaf()
                .filter(leaf -> Carrier.of(leaf.type()).kind().isScalar())
                .isPresent();
    }

    private List<Object> packed(Shape element, ProtoHint hint, ByteReader in, BytePlace place) throws UnreadableBytes {
        List<Object> elements = new ArrayList<>();
        ByteReader part = part(in, place);
        while (part.hasNext()) {
            elements.add(single(element, hint, part, place.element()));
        }
        return elements;
    }

    private Object pair(Shape value, ProtoHint hint, ByteReader in, BytePlace place) throws UnreadableBytes {
        ByteReader part = part(in, place.value());
        Map<Long, Object> found = new HashMap<>();
        while (part.hasNext()) {
            long number = part.varint() >>> WIRE_TYPE_BITS;
            boolean key = number == 1;
            account.add(part.stretch(), key ? place.key() : place.value(), ByteKind.TAG);
            found.put(number, key ? key(hint.key(), part, place.key()) : single(value, hint, part, place.value()));
        }
        Object held = found.containsKey(2L) ? found.get(2L) : omitted(value, hint);
        return new Object[] {found.getOrDefault(1L, ""), held};
    }

    private ByteReader part(ByteReader in, BytePlace place) throws UnreadableBytes {
        long length = in.varint();
        account.add(in.stretch(), place, ByteKind.LENGTH);
        return in.part(length);
    }

    private Object key(ProtoKind kind, ByteReader in, BytePlace place) throws UnreadableBytes {
        return kind == ProtoKind.USUAL
                ? leaf(Type.Primitive.STRING, kind, in, place)
                : hinted.read(kind, in, place).toString();
    }

    private Object leaf(Type.Leaf type, ProtoKind kind, ByteReader in, BytePlace place) throws UnreadableBytes {
        return switch (kind) {
            case USUAL -> leaf(type, in, place);
            case FLOAT_VALUE, DOUBLE_VALUE, STRING_VALUE, BYTES_VALUE -> wrapped(type, in, place);
            default -> hinted.value(type, hinted.read(kind, in, place));
        };
    }

    /** What a message of Protocol Buffers' own holds in its only field. */
    private Object wrapped(Type.Leaf type, ByteReader in, BytePlace place) throws UnreadableBytes {
        ByteReader part = part(in, place);
        Object value = carried.value(type, Slots.omitted(new Shape.Leaf(type)));
        while (part.hasNext()) {
            part.varint();
            account.add(part.stretch(), place, ByteKind.TAG);
            value = leaf(type, part, place);
        }
        return value;
    }

    private Object leaf(Type.Leaf type, ByteReader in, BytePlace place) throws UnreadableBytes {
        Object carrier = switch (Carrier.of(type).kind()) {
            case BOOLEAN -> in.varint() != 0;
            case INT -> (long) (int) in.varint();
            case ENUM -> index(type, (int) in.varint());
            case LONG -> in.varint();
            case FLOAT -> Float.intBitsToFloat((int) in.littleEndian(Float.BYTES));
            case DOUBLE -> Double.longBitsToDouble(in.littleEndian(Double.BYTES));
            case STRING, BYTES -> {
                long length = in.varint();
                account.add(in.stretch(), place, ByteKind.LENGTH);
                yield in.next(length);
            }
        };
        account.add(in.stretch(), place, ByteKind.PAYLOAD);
        return carried.value(type, carrier);
    }

    /** The place of an enum's symbol in the schema. */
    private long index(Type.Leaf type, int number) {
        List<String> symbols = lowered.schema().enumeration(type.name()).symbols();
        return IntStream.range(0, symbols.size())
                .filter(i -> lowered.schema()
                                .notes()
                                .number(type.name(), symbols.get(i))
                                .orElse(i)
                        == number)
                .findFirst()
                .orElse(number);
    }

    /** @param found what stands behind the slot's tags; null where it has none */
    private Object value(Slot slot, ProtoHint hint, List<Object> found) throws UnreadableBytes {
        return switch (slot.shape().kind()) {
            case LEAF, NESTED -> last(slot, hint, found);
            case LISTED -> Slots.listed(slot.type(), found == null ? List.of() : found);
            case MAPPED -> map(found);
        };
    }

    private Object last(Slot slot, ProtoHint hint, List<Object> found) throws UnreadableBytes {
        if (found != null) {
            return found.get(found.size() - 1);
        }
        return slot.optional() ? null : omitted(slot.shape(), hint);
    }

    private Object omitted(Shape shape, ProtoHint hint) throws UnreadableBytes {
        if (hint.kind().needsConversion()) {
            return hinted.value(shape.asLeaf().orElseThrow().type(), hinted.zero(hint.kind()));
        }
        return shape.matchElement(
                leaf -> carried.value(leaf.type(), Slots.omitted(leaf)),
                nested -> message(lowered.message(nested), new ByteReader(new byte[0]), BytePlace.MESSAGE));
    }

    private static Map<String, Object> map(List<Object> pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (pairs != null) {
            pairs.forEach(pair -> map.put((String) ((Object[]) pair)[0], ((Object[]) pair)[1]));
        }
        return map;
    }
}
