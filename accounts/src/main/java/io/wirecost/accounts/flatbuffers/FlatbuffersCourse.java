package io.wirecost.accounts.flatbuffers;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.walk.ByteView;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.flatbuffers.FlatType;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The way through one buffer. */
final class FlatbuffersCourse {
    private static final int OFFSET_BYTES = Integer.BYTES;
    private static final int ENTRY_BYTES = Short.BYTES;

    /** A vtable begins with its own size and that of its table. */
    private static final int FIRST_ENTRY = 2 * ENTRY_BYTES;

    private final Lowered lowered;
    private final ByteView bytes;
    private final AccountBuilder account;
    private final Carried carried;
    private final Set<Long> vtables = new HashSet<>();

    FlatbuffersCourse(Lowered lowered, byte[] message, AccountBuilder account) {
        this.lowered = lowered;
        this.bytes = new ByteView(message);
        this.account = account;
        this.carried = new Carried(lowered.schema());
    }

    RecordValue root() throws UnreadableBytes {
        return (RecordValue) table(lowered.root(), follow(0, BytePlace.MESSAGE), BytePlace.MESSAGE, BytePlace.MESSAGE);
    }

    private void claim(long offset, long length, BytePlace place, ByteKind kind) {
        account.add(new ByteStretch((int) offset, (int) length), place, kind);
    }

    /** Where an offset leads to. */
    private long follow(long at, BytePlace place) throws UnreadableBytes {
        long to = at + bytes.unsigned(at, OFFSET_BYTES);
        claim(at, OFFSET_BYTES, place, ByteKind.POINTER);
        return to;
    }

    /** @param around the place of what the table itself costs */
    private Object table(Message message, long at, BytePlace place, BytePlace around) throws UnreadableBytes {
        long vtable = at - bytes.signed(at, OFFSET_BYTES);
        claim(at, OFFSET_BYTES, around, ByteKind.POINTER);
        long size = bytes.unsigned(vtable, ENTRY_BYTES);
        if (vtables.add(vtable)) {
            claim(vtable, size, around, ByteKind.VTABLE);
        }
        if (message.isUnion()) {
            return union(message, at, vtable, place);
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < message.slots().size(); i++) {
            long offset = offset(vtable, i);
            Slot slot = message.slots().get(i);
            BytePlace of = Slots.place(message, slot, place);
            values.add(offset == 0 ? omitted(slot) : value(slot.shape(), slot.type(), at + offset, of));
        }
        return Slots.assembled(message, values);
    }

    /** Where in its table a field is; 0 where it is not. */
    private long offset(long vtable, int field) throws UnreadableBytes {
        long entry = FIRST_ENTRY + (long) field * ENTRY_BYTES;
        return entry < bytes.unsigned(vtable, ENTRY_BYTES) ? bytes.unsigned(vtable + entry, ENTRY_BYTES) : 0;
    }

    /** The number of the branch, from 1, and its table. */
    private Object union(Message union, long at, long vtable, BytePlace place) throws UnreadableBytes {
        long type = at + offset(vtable, 0);
        int number = (int) bytes.unsigned(type, 1) - 1;
        if (number < 0 || number >= union.slots().size()) {
            throw new UnreadableBytes((int) type, "the schema has no branch " + (number + 1));
        }
        Slot branch = union.slots().get(number);
        BytePlace of = Slots.place(union, branch, place);
        claim(type, 1, of, ByteKind.TAG);
        Object[] values = new Object[union.slots().size()];
        values[number] = value(branch.shape(), branch.type(), at + offset(vtable, 1), of);
        return Slots.assembled(union, Arrays.asList(values));
    }

    private Object omitted(Slot slot) {
        return slot.optional()
                ? null
                : slot.shape()
                        .matchWithoutMaps(
                                leaf -> carried.value(leaf.type(), Slots.omitted(leaf)),
                                nested -> null,
                                listed -> null);
    }

    private Object value(Shape shape, Type type, long at, BytePlace place) throws UnreadableBytes {
        return shape.matchWithoutMaps(
                leaf -> leaf(leaf, at, place),
                nested -> {
                    BytePlace around = Slots.around(nested, place);
                    return table(lowered.message(nested), follow(at, around), place, around);
                },
                listed -> vector(listed.element(), type, follow(at, place), place));
    }

    private Object vector(Shape element, Type type, long at, BytePlace place) throws UnreadableBytes {
        long size = length(at, place);
        int each = FlatType.of(lowered, element).sizeBytes();
        BytePlace of = Slots.elementPlace(element, place);
        List<Object> elements = new ArrayList<>();
        for (long i = 0; i < size; i++) {
            elements.add(value(element, type.present().contained().orElseThrow(), at + OFFSET_BYTES + i * each, of));
        }
        return Slots.listed(type, elements);
    }

    private long length(long at, BytePlace place) throws UnreadableBytes {
        long length = bytes.unsigned(at, OFFSET_BYTES);
        claim(at, OFFSET_BYTES, place, ByteKind.LENGTH);
        return length;
    }

    private Object leaf(Shape.Leaf leaf, long at, BytePlace place) throws UnreadableBytes {
        FlatType type = FlatType.of(lowered, leaf);
        Carrier.CarrierKind kind = Carrier.of(leaf.type()).kind();
        if (!type.isScalar()) {
            return carried.value(leaf.type(), bytes(follow(at, place), kind == Carrier.CarrierKind.STRING, place));
        }
        claim(at, type.sizeBytes(), place, ByteKind.PAYLOAD);
        long number = bytes.signed(at, type.sizeBytes());
        Object carrier = switch (kind) {
            case BOOLEAN -> number != 0;
            case INT, LONG -> number;
            case FLOAT -> Float.intBitsToFloat((int) number);
            case DOUBLE -> Double.longBitsToDouble(number);
            case ENUM -> bytes.unsigned(at, type.sizeBytes());
            case STRING, BYTES -> throw new IllegalStateException("no scalar: " + kind);
        };
        return carried.value(leaf.type(), carrier);
    }

    private byte[] bytes(long at, boolean ended, BytePlace place) throws UnreadableBytes {
        long length = length(at, place);
        long first = at + OFFSET_BYTES;
        byte[] value = bytes.bytes(first, length);
        claim(first, length, place, ByteKind.PAYLOAD);
        if (ended) {
            claim(first + length, 1, place, ByteKind.FRAME);
        }
        return value;
    }
}
