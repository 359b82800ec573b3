package io.wirecost.accounts.msgpack;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode;
import io.wirecost.accounts.tree.AccountNode.Element;
import io.wirecost.accounts.tree.AccountNode.Entry;
import io.wirecost.accounts.tree.AccountNode.Mapping;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.AccountNode.Sequence;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Parses a message of MessagePack. */
public final class MsgpackParser {
    private final ByteReader in;

    private MsgpackParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        MsgpackParser parser = new MsgpackParser(message);
        AccountNode node = parser.value();
        parser.in.requireEnd();
        return node;
    }

    /** Returns the record that a message holds, one field after the other without the number of them. */
    public static AccountNode parseFields(byte[] message) throws UnreadableBytes {
        MsgpackParser parser = new MsgpackParser(message);
        List<Element> fields = new ArrayList<>();
        while (parser.in.hasNext()) {
            fields.add(new Element(List.of(), parser.value()));
        }
        return new Sequence(List.of(), fields);
    }

    private AccountNode value() throws UnreadableBytes {
        Parts parts = new Parts(in);
        int head = in.next();
        if (head < 0x80 || head >= 0xe0) {
            return scalar(parts, (long) (byte) head);
        } else if (head < 0x90) {
            return mapping(parts.add(ByteKind.LENGTH), head & 0xf);
        } else if (head < 0xa0) {
            return sequence(parts.add(ByteKind.LENGTH), head & 0xf);
        } else if (head < 0xc0) {
            return bytes(parts.add(ByteKind.LENGTH), head & 0x1f, true);
        }
        return switch (head) {
            case 0xc0 -> new Scalar(parts.add(ByteKind.PRESENCE).list(), null);
            case 0xc2, 0xc3 -> scalar(parts, head == 0xc3);
            case 0xc4, 0xc5, 0xc6 -> bytes(parts, length(parts, 1 << head - 0xc4), false);
            case 0xca, 0xcb -> real(parts.add(ByteKind.TAG), head == 0xcb);
            case 0xcc, 0xcd, 0xce, 0xcf -> unsigned(parts.add(ByteKind.TAG), 1 << head - 0xcc);
            case 0xd0, 0xd1, 0xd2, 0xd3 -> signed(parts.add(ByteKind.TAG), 1 << head - 0xd0);
            case 0xd9, 0xda, 0xdb -> bytes(parts, length(parts, 1 << head - 0xd9), true);
            case 0xdc, 0xdd -> sequence(parts, length(parts, 2 << head - 0xdc));
            case 0xde, 0xdf -> mapping(parts, length(parts, 2 << head - 0xde));
            default -> throw in.unreadable("0x%02x begins no value that a codec writes".formatted(head));
        };
    }

    private static Scalar scalar(Parts parts, Object carrier) {
        return new Scalar(parts.add(ByteKind.PAYLOAD).list(), carrier);
    }

    private long length(Parts parts, int bytes) throws UnreadableBytes {
        parts.add(ByteKind.TAG);
        long length = in.bigEndian(bytes);
        parts.add(ByteKind.LENGTH);
        return length;
    }

    private Scalar bytes(Parts parts, long length, boolean text) throws UnreadableBytes {
        byte[] bytes = in.next(length);
        return scalar(parts, text ? new String(bytes, StandardCharsets.UTF_8) : bytes);
    }

    private Scalar real(Parts parts, boolean wide) throws UnreadableBytes {
        long bits = in.bigEndian(wide ? Double.BYTES : Float.BYTES);
        return wide ? scalar(parts, Double.longBitsToDouble(bits)) : scalar(parts, Float.intBitsToFloat((int) bits));
    }

    private Scalar unsigned(Parts parts, int length) throws UnreadableBytes {
        long number = in.bigEndian(length);
        return number < 0 ? scalar(parts, new BigInteger(Long.toUnsignedString(number))) : scalar(parts, number);
    }

    private Scalar signed(Parts parts, int length) throws UnreadableBytes {
        int unused = Long.SIZE - length * Byte.SIZE;
        return scalar(parts, in.bigEndian(length) << unused >> unused);
    }

    private Sequence sequence(Parts parts, long size) throws UnreadableBytes {
        List<Element> elements = new ArrayList<>();
        for (long left = size; left > 0; left--) {
            elements.add(new Element(List.of(), value()));
        }
        return new Sequence(parts.list(), elements);
    }

    private Mapping mapping(Parts parts, long size) throws UnreadableBytes {
        List<Entry> entries = new ArrayList<>();
        for (long left = size; left > 0; left--) {
            Scalar key = value().scalar();
            entries.add(new Entry(List.of(), key.parts(), String.valueOf(key.carrier()), value()));
        }
        return new Mapping(parts.list(), entries);
    }
}
