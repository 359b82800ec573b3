package io.wirecost.accounts.ion;

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
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Parses a message of Ion: a table with the names that occur, and a struct whose fields refer to it. */
public final class IonParser {
    private static final int VERSION_BYTES = 4;
    private static final int STRUCT = 13;
    private static final int ANNOTATED = 14;
    private static final int SYMBOLS = 7;
    private static final int LENGTH_FOLLOWS = 14;
    private static final int NULL = 15;

    private final ByteReader in;
    private final IonSymbols symbols = new IonSymbols();

    private IonParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        return new IonParser(message).root();
    }

    private AccountNode root() throws UnreadableBytes {
        in.next(VERSION_BYTES);
        Parts frame = new Parts(in).add(ByteKind.FRAME);
        while (in.peek() >>> 4 == ANNOTATED) {
            table(frame);
        }
        Mapping root = value().mapping();
        in.requireEnd();
        return new Mapping(frame.add(root.parts()).add(symbols.left()).list(), root.entries());
    }

    /**
     * What a value begins with.
     *
     * @param info the lower half of the first byte
     * @param end the offset behind the value
     */
    private record Head(int type, int info, long end) {}

    private Head head(Parts parts) throws UnreadableBytes {
        int first = in.next();
        int type = first >>> 4;
        int info = first & 0xf;
        if (info != LENGTH_FOLLOWS && !(type == STRUCT && info == 1)) {
            boolean none = info == NULL || type == 1;
            return new Head(type, info, in.offset() + (none ? 0 : info));
        }
        parts.add(ByteKind.TAG);
        long length = number();
        return new Head(type, info, in.offset() + length);
    }

    /** A number with 7 bits a byte, most significant first; the last byte has the highest bit. */
    private long number() throws UnreadableBytes {
        long number = 0;
        int next = in.next();
        while (next < 0x80) {
            number = number << 7 | next;
            next = in.next();
        }
        return number << 7 | next & 0x7f;
    }

    /** An annotated struct, one of whose fields is the list of symbols. */
    private void table(Parts frame) throws UnreadableBytes {
        head(frame);
        in.next(number());
        long end = head(frame).end();
        while (in.offset() < end) {
            long name = number();
            Head field = head(frame);
            frame.add(ByteKind.FRAME);
            while (name == SYMBOLS && in.offset() < field.end()) {
                symbols.add(value().scalar());
            }
            in.next(field.end() - in.offset());
            frame.add(ByteKind.FRAME);
        }
    }

    private AccountNode value() throws UnreadableBytes {
        Parts parts = new Parts(in);
        Head head = head(parts);
        if (head.info() == NULL) {
            return new Scalar(parts.add(ByteKind.PRESENCE).list(), null);
        } else if (head.type() == 1) {
            return scalar(parts, head.info() == 1);
        } else if (head.info() == 0 && head.type() < 6) {
            return scalar(parts, nothing(head.type()));
        }
        parts.add(ByteKind.LENGTH);
        return switch (head.type()) {
            case 2 -> scalar(parts, magnitude(head));
            case 3 -> scalar(parts, magnitude(head).negate());
            case 4 -> real(parts, head);
            case 5 -> decimal(parts, head);
            case 7 -> symbol(parts, head);
            case 8 -> scalar(parts, new String(content(head), StandardCharsets.UTF_8));
            case 9, 10 -> scalar(parts, content(head));
            case 11, 12 -> sequence(parts, head);
            case STRUCT -> mapping(parts, head);
            default -> throw in.unreadable("a value of type %d, which no codec writes".formatted(head.type()));
        };
    }

    private static Scalar scalar(Parts parts, Object carrier) {
        return new Scalar(parts.add(ByteKind.PAYLOAD).list(), carrier);
    }

    /** The number without content. */
    private static Object nothing(int type) {
        return switch (type) {
            case 4 -> 0d;
            case 5 -> BigDecimal.ZERO;
            default -> 0L;
        };
    }

    private byte[] content(Head head) throws UnreadableBytes {
        return in.next(head.end() - in.offset());
    }

    private BigInteger magnitude(Head head) throws UnreadableBytes {
        return new BigInteger(1, content(head));
    }

    private Scalar real(Parts parts, Head head) throws UnreadableBytes {
        long bits = in.bigEndian(head.info());
        return head.info() == Float.BYTES
                ? scalar(parts, Float.intBitsToFloat((int) bits))
                : scalar(parts, Double.longBitsToDouble(bits));
    }

    /** An exponent, whose first byte has a sign beside its 6 bits, and an unscaled value with a sign before its bits. */
    private Scalar decimal(Parts parts, Head head) throws UnreadableBytes {
        int next = in.next();
        boolean negative = (next & 0x40) != 0;
        long exponent = next & 0x3f;
        while (next < 0x80) {
            next = in.next();
            exponent = exponent << 7 | next & 0x7f;
        }
        byte[] signed = content(head);
        boolean below = signed.length > 0 && signed[0] < 0;
        if (below) {
            signed[0] &= 0x7f;
        }
        BigInteger unscaled = new BigInteger(below ? -1 : 1, signed);
        return scalar(parts, new BigDecimal(unscaled, (int) (negative ? exponent : -exponent)));
    }

    private Scalar symbol(Parts parts, Head head) throws UnreadableBytes {
        long number = in.bigEndian(head.info());
        parts.add(ByteKind.POINTER);
        return new Scalar(symbols.named(checked(number), parts.list()), symbols.text(number));
    }

    private long checked(long number) throws UnreadableBytes {
        if (!symbols.has(number)) {
            throw in.unreadable("the message has no symbol " + number);
        }
        return number;
    }

    private Sequence sequence(Parts parts, Head head) throws UnreadableBytes {
        List<Element> elements = new ArrayList<>();
        while (in.offset() < head.end()) {
            elements.add(new Element(List.of(), value()));
        }
        return new Sequence(parts.list(), elements);
    }

    private Mapping mapping(Parts parts, Head head) throws UnreadableBytes {
        List<Entry> entries = new ArrayList<>();
        while (in.offset() < head.end()) {
            long name = checked(number());
            Parts reference = new Parts(in).add(ByteKind.POINTER);
            entries.add(new Entry(List.of(), symbols.named(name, reference.list()), symbols.text(name), value()));
        }
        return new Mapping(parts.list(), entries);
    }
}
