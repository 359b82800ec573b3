package io.wirecost.accounts.smile;

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
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Parses a message of Smile. A name that came before is a reference. */
public final class SmileParser {
    private static final int HEADER_BYTES = 4;
    private static final int MOST_NAMES = 1_024;
    private static final int END_OF_TEXT = 0xfc;
    private static final int END_OF_LIST = 0xf9;
    private static final int END_OF_OBJECT = 0xfb;

    private final ByteReader in;
    private final List<String> names = new ArrayList<>();

    private SmileParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        SmileParser parser = new SmileParser(message);
        parser.in.next(HEADER_BYTES);
        AccountNode node = parser.value(new Parts(parser.in).add(ByteKind.FRAME));
        parser.in.requireEnd();
        return node;
    }

    private AccountNode value(Parts parts) throws UnreadableBytes {
        int head = in.next();
        if (head >= 0x40 && head < 0xc0) {
            parts.add(ByteKind.LENGTH);
            return text(parts, in.next(valueLength(head)));
        } else if (head >= 0xc0 && head < 0xe0) {
            return scalar(parts, SmileReader.unfolded(head & 0x1f));
        }
        return switch (head) {
            case 0x20 -> new Scalar(parts.add(ByteKind.LENGTH).list(), "");
            case 0x21 -> new Scalar(parts.add(ByteKind.PRESENCE).list(), null);
            case 0x22, 0x23 -> scalar(parts, head == 0x23);
            case 0x24, 0x25 -> scalar(parts.add(ByteKind.TAG), SmileReader.zigZag(in));
            case 0x26 -> scalar(parts.add(ByteKind.TAG), big(parts));
            case 0x28 -> scalar(parts.add(ByteKind.TAG), Float.intBitsToFloat((int) SmileReader.bits(in, 5)));
            case 0x29 -> scalar(parts.add(ByteKind.TAG), Double.longBitsToDouble(SmileReader.bits(in, 10)));
            case 0x2a -> decimal(parts.add(ByteKind.TAG));
            case 0xe0, 0xe4 -> longText(parts.add(ByteKind.TAG));
            case 0xe8 -> scalar(parts.add(ByteKind.TAG), SmileReader.packed(in, length(parts)));
            case 0xf8 -> sequence(parts.add(ByteKind.FRAME));
            case 0xfa -> mapping(parts.add(ByteKind.FRAME));
            case 0xfd -> scalar(parts.add(ByteKind.TAG), in.next(length(parts)));
            default -> throw in.unreadable("0x%02x begins no value that a codec writes".formatted(head));
        };
    }

    private static int valueLength(int head) {
        return (head & 0x1f) + (head < 0x60 ? 1 : head < 0x80 ? 33 : head < 0xa0 ? 2 : 34);
    }

    private static Scalar scalar(Parts parts, Object carrier) {
        return new Scalar(parts.add(ByteKind.PAYLOAD).list(), carrier);
    }

    private static Scalar text(Parts parts, byte[] utf8) {
        return scalar(parts, new String(utf8, StandardCharsets.UTF_8));
    }

    private long length(Parts parts) throws UnreadableBytes {
        long length = SmileReader.varint(in);
        parts.add(ByteKind.LENGTH);
        return length;
    }

    private BigInteger big(Parts parts) throws UnreadableBytes {
        return new BigInteger(SmileReader.packed(in, length(parts)));
    }

    private Scalar decimal(Parts parts) throws UnreadableBytes {
        int scale = Math.toIntExact(SmileReader.zigZag(in));
        parts.add(ByteKind.PAYLOAD);
        return scalar(parts, new BigDecimal(big(parts), scale));
    }

    private Scalar longText(Parts parts) throws UnreadableBytes {
        byte[] utf8 = untilEnd();
        parts.add(ByteKind.PAYLOAD);
        in.next();
        return new Scalar(parts.add(ByteKind.FRAME).list(), new String(utf8, StandardCharsets.UTF_8));
    }

    private byte[] untilEnd() throws UnreadableBytes {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (in.peek() != END_OF_TEXT) {
            text.write(in.next());
        }
        return text.toByteArray();
    }

    private Sequence sequence(Parts parts) throws UnreadableBytes {
        List<Element> elements = new ArrayList<>();
        while (in.peek() != END_OF_LIST) {
            elements.add(new Element(List.of(), value(new Parts(in))));
        }
        in.next();
        return new Sequence(parts.add(ByteKind.FRAME).list(), elements);
    }

    private Mapping mapping(Parts parts) throws UnreadableBytes {
        List<Entry> entries = new ArrayList<>();
        while (in.peek() != END_OF_OBJECT) {
            Scalar name = name(new Parts(in));
            entries.add(new Entry(List.of(), name.parts(), (String) name.carrier(), value(new Parts(in))));
        }
        in.next();
        return new Mapping(parts.add(ByteKind.FRAME).list(), entries);
    }

    private Scalar name(Parts parts) throws UnreadableBytes {
        int head = in.next();
        if (head >= 0x30 && head < 0x34) {
            return known(parts, (head & 3) << Byte.SIZE | in.next());
        } else if (head >= 0x40 && head < 0x80) {
            return known(parts, head & 0x3f);
        } else if (head == 0x20) {
            return new Scalar(parts.add(ByteKind.LENGTH).list(), "");
        } else if (head == 0x34) {
            return remembered(longText(parts.add(ByteKind.TAG)));
        } else if (head < 0x80 || head > 0xf7) {
            throw in.unreadable("0x%02x begins no name".formatted(head));
        }
        parts.add(ByteKind.LENGTH);
        return remembered(text(parts, in.next(head < 0xc0 ? (head & 0x3f) + 1 : (head & 0x3f) + 2)));
    }

    private Scalar remembered(Scalar name) {
        if (names.size() == MOST_NAMES) {
            names.clear();
        }
        names.add((String) name.carrier());
        return name;
    }

    private Scalar known(Parts parts, int number) throws UnreadableBytes {
        if (number >= names.size()) {
            throw in.unreadable("the name %d of %d".formatted(number, names.size()));
        }
        return new Scalar(parts.add(ByteKind.POINTER).list(), names.get(number));
    }
}
