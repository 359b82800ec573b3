package io.wirecost.accounts.asn1;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.EmptyElements;
import io.wirecost.compiler.asn1.UperTypes;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Type;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** The way through one message, bit after bit. */
final class UperCourse {
    private final Lowered lowered;
    private final BitReader in;
    private final BitAccount account;
    private final Carried carried;
    private final EmptyElements empty = new EmptyElements();

    UperCourse(Lowered lowered, BitReader in, BitAccount account) {
        this.lowered = lowered;
        this.in = in;
        this.account = account;
        this.carried = new Carried(lowered.schema());
    }

    private void claim(BytePlace place, ByteKind kind) {
        account.claimTo(in.bit(), place, kind);
    }

    Object message(Message message, BytePlace place) throws UnreadableBytes {
        return message.isUnion() ? choice(message, place) : sequence(message, place);
    }

    /** The number of the branch that is there, and its value. */
    private Object choice(Message union, BytePlace place) throws UnreadableBytes {
        List<Slot> branches = union.slots();
        int number = (int) in.bits(UperTypes.indexBits(branches.size()));
        if (number >= branches.size()) {
            throw new UnreadableBytes((int) (in.bit() / Byte.SIZE), "the schema has no branch " + number);
        }
        Slot branch = branches.get(number);
        BytePlace of = Slots.place(union, branch, place);
        claim(of, ByteKind.TAG);
        Object[] values = new Object[branches.size()];
        values[number] = value(branch.shape(), branch.type(), of);
        return Slots.assembled(union, Arrays.asList(values));
    }

    /** A bit for each component that may lack, then those that are there. */
    private Object sequence(Message message, BytePlace place) throws UnreadableBytes {
        List<Slot> slots = message.slots();
        boolean[] present = new boolean[slots.size()];
        for (int i = 0; i < present.length; i++) {
            present[i] = slots.get(i).type() != Type.Primitive.NULL;
            if (present[i] && slots.get(i).optional()) {
                present[i] = in.bits(1) == 1;
                claim(Slots.place(message, slots.get(i), place), ByteKind.PRESENCE);
            }
        }
        Object[] values = new Object[present.length];
        for (int i = 0; i < present.length; i++) {
            Slot slot = slots.get(i);
            values[i] = present[i] ? value(slot.shape(), slot.type(), Slots.place(message, slot, place)) : null;
        }
        return Slots.assembled(message, Arrays.asList(values));
    }

    private Object value(Shape shape, Type type, BytePlace place) throws UnreadableBytes {
        return shape.matchWithoutMaps(
                leaf -> leaf(leaf.type(), place),
                nested -> message(lowered.message(nested), place),
                listed -> list(listed.element(), type, place));
    }

    private Object list(Shape element, Type type, BytePlace place) throws UnreadableBytes {
        List<Object> elements = new ArrayList<>();
        long length;
        do {
            length = length(place);
            for (long left = length; left > 0; left--) {
                long from = in.bit();
                elements.add(value(element, Slots.element(type), Slots.elementPlace(element, place)));
                empty.note(from, in.bit(), (int) (from / Byte.SIZE));
            }
        } while (BitReader.goesOn(length));
        return Slots.listed(type, elements);
    }

    private long length(BytePlace place) throws UnreadableBytes {
        long length = in.length();
        claim(place, ByteKind.LENGTH);
        return length;
    }

    private Object leaf(Type.Leaf type, BytePlace place) throws UnreadableBytes {
        Object carrier = switch (Carrier.of(type).kind()) {
            case BOOLEAN -> in.bits(1) == 1;
            case INT -> (long) ((int) in.bits(Integer.SIZE) ^ Integer.MIN_VALUE);
            case LONG -> in.bits(Long.SIZE) ^ Long.MIN_VALUE;
            case FLOAT, DOUBLE -> real(place);
            case STRING -> bytes(place);
            case BYTES -> {
                OptionalInt length = UperTypes.fixedLength(type);
                yield length.isPresent() ? in.bytes(length.getAsInt()) : bytes(place);
            }
            case ENUM ->
                in.bits(UperTypes.indexBits(
                        lowered.enumeration(type).symbols().all().size()));
        };
        claim(place, ByteKind.PAYLOAD);
        return carried.value(type, carrier);
    }

    private byte[] bytes(BytePlace place) throws UnreadableBytes {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        long length;
        do {
            length = length(place);
            all.writeBytes(in.bytes(length));
            claim(place, ByteKind.PAYLOAD);
        } while (BitReader.goesOn(length));
        return all.toByteArray();
    }

    /** The octets of X.690 8.5: none for zero, one for what is no number, else an odd mantissa and a power of 2. */
    private double real(BytePlace place) throws UnreadableBytes {
        byte[] octets = in.bytes(length(place));
        if (octets.length < 2) {
            return octets.length == 0 ? 0 : special(octets[0]);
        }
        int exponentOctets = 1 + (octets[0] & 1);
        int exponent = new BigInteger(Arrays.copyOfRange(octets, 1, 1 + exponentOctets)).intValue();
        BigInteger mantissa = new BigInteger(1, Arrays.copyOfRange(octets, 1 + exponentOctets, octets.length));
        double number = Math.scalb(mantissa.doubleValue(), exponent);
        return (octets[0] & 0x40) == 0 ? number : -number;
    }

    private static double special(byte octet) {
        return switch (octet & 3) {
            case 0 -> Double.POSITIVE_INFINITY;
            case 1 -> Double.NEGATIVE_INFINITY;
            case 2 -> Double.NaN;
            default -> -0d;
        };
    }
}
