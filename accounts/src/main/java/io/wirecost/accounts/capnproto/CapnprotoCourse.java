package io.wirecost.accounts.capnproto;

import static io.wirecost.accounts.capnproto.Segments.WORD;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.capnproto.Segments.Pointer;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.walk.ByteView;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.EmptyElements;
import io.wirecost.compiler.capnproto.Struct;
import io.wirecost.compiler.capnproto.WireTypes;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The way through one message. */
final class CapnprotoCourse {
    private final Map<Message, Struct> structs;
    private final Lowered lowered;
    private final WireTypes types;
    private final Segments segments;
    private final ByteView bytes;
    private final AccountBuilder account;
    private final Carried carried;
    private final EmptyElements empty = new EmptyElements();

    CapnprotoCourse(Lowered lowered, Map<Message, Struct> structs, Segments segments, AccountBuilder account) {
        this.lowered = lowered;
        this.structs = structs;
        this.types = new WireTypes(lowered);
        this.segments = segments;
        this.bytes = segments.bytes();
        this.account = account;
        this.carried = new Carried(lowered.schema());
    }

    RecordValue root() throws UnreadableBytes {
        return (RecordValue) nested(lowered.root(), segments.starts().get(0), BytePlace.MESSAGE, BytePlace.MESSAGE);
    }

    private void claim(long offset, long length, BytePlace place, ByteKind kind) {
        account.add(new ByteStretch((int) offset, (int) length), place, kind);
    }

    /** @param at of the pointer to the struct */
    private Object nested(Message message, long at, BytePlace place, BytePlace around) throws UnreadableBytes {
        Pointer pointer = segments.follow(at, around, account);
        return pointer.isNull()
                ? null
                : struct(message, pointer.target(), pointer.dataWords(), pointer.pointers(), place, around);
    }

    private Object struct(Message message, long at, int dataWords, int pointers, BytePlace place, BytePlace around)
            throws UnreadableBytes {
        Struct struct = structs.get(message);
        DataSection data = new DataSection(bytes, at, dataWords);
        Object[] values = new Object[struct.members().size()];
        for (Struct.Member member : struct.tag().isPresent() ? chosen(struct, data, place) : struct.members()) {
            BytePlace of = Slots.place(message, member.slot(), place);
            OptionalInt bits = types.dataBits(member.value().shape());
            int number = member.value().offset();
            Object value = null;
            if (bits.isPresent()) {
                value = stored(member, bits.getAsInt(), data, of);
            } else if (number < pointers) {
                long pointer = at + (dataWords + (long) number) * WORD;
                value = behind(member.slot().shape(), member.slot().type(), pointer, of);
            }
            values[struct.members().indexOf(member)] = value;
        }
        data.claim(around, account);
        return Slots.assembled(message, Arrays.asList(values));
    }

    /** The branch that a union's tag names. */
    private static List<Struct.Member> chosen(Struct union, DataSection data, BytePlace place) throws UnreadableBytes {
        int tag = union.tag().getAsInt();
        long number = data.number(Struct.TAG_BITS, tag);
        if (number >= union.members().size()) {
            throw new UnreadableBytes(data.start(), "the schema has no branch " + number);
        }
        Struct.Member branch = union.members().get((int) number);
        data.take(Struct.TAG_BITS, tag, Slots.place(union.message(), branch.slot(), place), ByteKind.TAG);
        return List.of(branch);
    }

    private Object stored(Struct.Member member, int bits, DataSection data, BytePlace place) throws UnreadableBytes {
        boolean present = member.presence().isEmpty()
                || data.take(1, member.presence().get().offset(), place, ByteKind.PRESENCE) != 0;
        boolean held = present && !(member.slot().type() == Type.Primitive.NULL);
        long number = data.take(bits, member.value().offset(), place, held ? ByteKind.PAYLOAD : ByteKind.PADDING);
        return held ? scalar(member.value().shape().asLeaf().orElseThrow(), number) : null;
    }

    private Object scalar(Shape.Leaf leaf, long number) {
        Object carrier = switch (Carrier.of(leaf.type()).kind()) {
            case BOOLEAN -> number != 0;
            case INT -> (long) (int) number;
            case LONG, ENUM -> number;
            case FLOAT -> Float.intBitsToFloat((int) number);
            case DOUBLE -> Double.longBitsToDouble(number);
            case STRING, BYTES -> throw new IllegalStateException("behind a pointer: " + leaf);
        };
        return carried.value(leaf.type(), carrier);
    }

    /** What stands behind a pointer. */
    private Object behind(Shape shape, Type type, long at, BytePlace place) throws UnreadableBytes {
        return shape.matchWithoutMaps(
                leaf -> {
                    byte[] found = text(leaf, at, place);
                    return found == null ? null : carried.value(leaf.type(), found);
                },
                nested -> nested(lowered.message(nested), at, place, Slots.around(nested, place)),
                listed -> list(listed.element(), type, at, place));
    }

    /** Text has a zero behind it, which the list counts. */
    private byte[] text(Shape.Leaf leaf, long at, BytePlace place) throws UnreadableBytes {
        Pointer pointer = segments.follow(at, place, account);
        if (pointer.isNull()) {
            return null;
        }
        long end = Carrier.of(leaf.type()).kind() == Carrier.CarrierKind.STRING && pointer.count() > 0 ? 1 : 0;
        long length = pointer.count() - end;
        claim(pointer.target(), length, place, ByteKind.PAYLOAD);
        claim(pointer.target() + length, end, place, ByteKind.FRAME);
        return bytes.bytes(pointer.target(), length);
    }

    private Object list(Shape element, Type type, long at, BytePlace place) throws UnreadableBytes {
        Pointer pointer = segments.follow(at, place, account);
        if (pointer.isNull()) {
            return null;
        }
        Type inner = Slots.element(type);
        OptionalInt bits = types.dataBits(element);
        List<Object> elements = bits.isPresent()
                ? scalars(element, bits.getAsInt(), pointer, place.element())
                : element.asNested().isPresent()
                        ? structs(element.asNested().get(), pointer, place)
                        : pointers(element, inner, pointer, place.element());
        return Slots.listed(type, elements);
    }

    private List<Object> scalars(Shape element, int bits, Pointer pointer, BytePlace place) throws UnreadableBytes {
        List<Object> elements = new ArrayList<>();
        Shape.Leaf leaf = element.asLeaf().orElseThrow();
        for (long i = 0; i < pointer.count(); i++) {
            elements.add(scalar(leaf, DataSection.number(bytes, pointer.target(), bits, i)));
        }
        long length = (pointer.count() * bits + Byte.SIZE - 1) / Byte.SIZE;
        claim(pointer.target(), length, place, ByteKind.PAYLOAD);
        return elements;
    }

    /** The structs of a list stand behind a word that tells their number and size. */
    private List<Object> structs(Shape.Nested element, Pointer pointer, BytePlace place) throws UnreadableBytes {
        Pointer tag = new Pointer(bytes.unsigned(pointer.target(), WORD), 0);
        claim(pointer.target(), WORD, place, ByteKind.LENGTH);
        long count = tag.bits() >>> 2 & 0x3fffffff;
        long size = (tag.dataWords() + (long) tag.pointers()) * WORD;
        BytePlace of = Slots.elementPlace(element, place);
        List<Object> elements = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            long from = pointer.target() + WORD + i * size;
            elements.add(struct(
                    lowered.message(element), from, tag.dataWords(), tag.pointers(), of, Slots.around(element, of)));
            empty.note(from, from + size, (int) from);
        }
        return elements;
    }

    private List<Object> pointers(Shape element, Type type, Pointer pointer, BytePlace place) throws UnreadableBytes {
        List<Object> elements = new ArrayList<>();
        for (long i = 0; i < pointer.count(); i++) {
            elements.add(behind(element, type, pointer.target() + i * WORD, place));
        }
        return elements;
    }
}
