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
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        List<Place> known = fields(message, place);
        Map<Slot, List<Object>> found = new HashMap<>();
        while (in.hasNext()) {
            long tag = in.varint();
            long number = tag >>> WIRE_TYPE_BITS;
            Place field = known.stream()
                    .filter(each -> hints.of(each.message(), each.slot()).number() == number)
                    .findFirst()
                    .orElseThrow(() -> in.unreadable("the schema has no field " + number));
            boolean delimited = (tag & (1 << WIRE_TYPE_BITS) - 1) == LENGTH_DELIMITED;
            account.add(in.stretch(), field.place(), ByteKind.TAG);
            found.computeIfAbsent(field.slot(), s -> new ArrayList<>())
                    .addAll(occurrence(field.slot().shape(), delimited, in, field.place()));
        }
        return assembled(message, found);
    }

    /** A slot with the message that it is declared in, which may be a oneof, and with its place. */
    private record Place(Message message, Slot slot, BytePlace place) {}

    private List<Place> fields(Message message, BytePlace place) {
        List<Place> fields = new ArrayList<>();
        for (Slot slot : message.slots()) {
            BytePlace of = Slots.place(message, slot, place);
            lowered.oneof(slot)
                    .ifPresentOrElse(
                            oneof -> fields.addAll(fields(oneof, of)), () -> fields.add(new Place(message, slot, of)));
        }
        return fields;
    }

    private Object assembled(Message message, Map<Slot, List<Object>> found) throws UnreadableBytes {
        List<Object> values = new ArrayList<>();
        for (Slot slot : message.slots()) {
            Optional<Message> oneof = lowered.oneof(slot);
            boolean isChosen = oneof.filter(union -> union.slots().stream().anyMatch(found::containsKey))
                    .isPresent();
            values.add(
                    oneof.isEmpty() ? value(slot, found.get(slot)) : isChosen ? assembled(oneof.get(), found) : null);
        }
        return Slots.assembled(message, values);
    }

    /** What stands behind a tag: a value, or elements of a list. */
    private List<Object> occurrence(Shape shape, boolean delimited, ByteReader in, BytePlace place)
            throws UnreadableBytes {
        return switch (shape.kind()) {
            case LEAF, NESTED -> one(shape, in, place);
            case LISTED ->
                delimited && isPackable(shape.element())
                        ? packed(shape.element(), in, place)
                        : one(shape.element(), in, Slots.elementPlace(shape.element(), place));
            case MAPPED -> List.of(pair(shape, in, place));
        };
    }

    private List<Object> one(Shape shape, ByteReader in, BytePlace place) throws UnreadableBytes {
        List<Object> one = new ArrayList<>();
        one.add(single(shape, in, place));
        return one;
    }

    private Object single(Shape shape, ByteReader in, BytePlace place) throws UnreadableBytes {
        return shape.matchElement(
                leaf -> leaf(leaf, in, place),
                nested -> message(lowered.message(nested), part(in, Slots.around(shape, place)), place));
    }

    private static boolean isPackable(Shape element) {
        return element.asLeaf()
                .filter(leaf -> Carrier.of(leaf).kind().isScalar())
                .isPresent();
    }

    private List<Object> packed(Shape element, ByteReader in, BytePlace place) throws UnreadableBytes {
        List<Object> elements = new ArrayList<>();
        ByteReader part = part(in, place);
        while (part.hasNext()) {
            elements.add(single(element, part, place.element()));
        }
        return elements;
    }

    private Object pair(Shape map, ByteReader in, BytePlace place) throws UnreadableBytes {
        ByteReader part = part(in, place.value());
        Map<Long, Object> found = new HashMap<>();
        while (part.hasNext()) {
            long number = part.varint() >>> WIRE_TYPE_BITS;
            boolean key = number == 1;
            account.add(part.stretch(), key ? place.key() : place.value(), ByteKind.TAG);
            found.put(number, key ? key(map.key(), part, place.key()) : single(map.element(), part, place.value()));
        }
        Object held = found.containsKey(2L) ? found.get(2L) : omitted(map.element());
        return new Object[] {found.getOrDefault(1L, omittedKey(map.key())), held};
    }

    private static String omittedKey(ProtoKind key) {
        return switch (key) {
            case USUAL -> "";
            case BOOL -> "false";
            default -> "0";
        };
    }

    private ByteReader part(ByteReader in, BytePlace place) throws UnreadableBytes {
        long length = in.varint();
        account.add(in.stretch(), place, ByteKind.LENGTH);
        return in.part(length);
    }

    private Object key(ProtoKind kind, ByteReader in, BytePlace place) throws UnreadableBytes {
        return kind == ProtoKind.USUAL
                ? leaf(Type.Primitive.STRING, in, place)
                : hinted.read(kind, in, place).toString();
    }

    private Object leaf(Shape.Leaf leaf, ByteReader in, BytePlace place) throws UnreadableBytes {
        return leaf.own() == ProtoKind.USUAL
                ? leaf(leaf.type(), in, place)
                : hinted.value(leaf.type(), hinted.read(leaf.own(), in, place));
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
        int index = lowered.enumeration(type).numbers().indexOf(number);
        return index < 0 ? number : index;
    }

    /** @param found what stands behind the slot's tags; null where it has none */
    private Object value(Slot slot, List<Object> found) throws UnreadableBytes {
        return switch (slot.shape().kind()) {
            case LEAF, NESTED -> last(slot, found);
            case LISTED -> Slots.listed(slot.type(), found == null ? List.of() : found);
            case MAPPED -> map(found);
        };
    }

    private Object last(Slot slot, List<Object> found) throws UnreadableBytes {
        if (found != null) {
            return found.get(found.size() - 1);
        }
        return slot.optional() ? null : omitted(slot.shape());
    }

    private Object omitted(Shape shape) throws UnreadableBytes {
        return shape.matchElement(
                leaf -> leaf.own().isUnsigned()
                        ? hinted.zero(leaf.own())
                        : carried.value(
                                leaf.type(),
                                leaf.type().asEnum().isPresent() ? index(leaf.type(), 0) : Slots.omitted(leaf)),
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
