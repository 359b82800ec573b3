package io.wirecost.accounts.cbor;

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

/** Parses a message of CBOR. */
public final class CborParser {
    private static final int BREAK = 0xff;
    private static final int INDEFINITE = 31;
    private static final int FIRST_FOLLOWING = 24;
    private static final int TEXT = 3;
    private static final int NEGATIVE_BIG = 3;
    private static final int DECIMAL_FRACTION = 4;

    private final ByteReader in;

    private CborParser(byte[] message) {
        this.in = new ByteReader(message);
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        CborParser parser = new CborParser(message);
        AccountNode node = parser.value();
        parser.in.requireEnd();
        return node;
    }

    private AccountNode value() throws UnreadableBytes {
        Parts parts = new Parts(in);
        int head = in.next();
        int info = head & 0x1f;
        return switch (head >>> 5) {
            case 0 -> scalar(parts, unsigned(argument(parts, info, ByteKind.PAYLOAD)));
            case 1 -> scalar(parts, negative(argument(parts, info, ByteKind.PAYLOAD)));
            case 2 -> scalar(parts, bytes(parts, info));
            case TEXT -> scalar(parts, new String(bytes(parts, info), StandardCharsets.UTF_8));
            case 4 -> sequence(parts, count(parts, info));
            case 5 -> mapping(parts, count(parts, info));
            case 6 -> tagged(parts, argument(parts, info, ByteKind.TAG));
            default -> simple(parts, info);
        };
    }

    private static Scalar scalar(Parts parts, Object carrier) {
        return new Scalar(parts.add(ByteKind.PAYLOAD).list(), carrier);
    }

    /** The number in or behind a head. */
    private long argument(Parts parts, int info, ByteKind kind) throws UnreadableBytes {
        if (info < FIRST_FOLLOWING) {
            parts.add(kind);
            return info;
        }
        parts.add(ByteKind.TAG);
        if (info > 27) {
            throw in.unreadable("a head with the reserved number " + info);
        }
        long number = in.bigEndian(1 << info - FIRST_FOLLOWING);
        parts.add(kind);
        return number;
    }

    private static Object unsigned(long number) {
        return number < 0 ? new BigInteger(Long.toUnsignedString(number)) : (Object) number;
    }

    private static Object negative(long number) {
        return number < 0 ? new BigInteger(Long.toUnsignedString(number)).not() : (Object) ~number;
    }

    private byte[] bytes(Parts parts, int info) throws UnreadableBytes {
        if (info != INDEFINITE) {
            return in.next(argument(parts, info, ByteKind.LENGTH));
        }
        parts.add(ByteKind.FRAME);
        ByteArrayOutputStream pieces = new ByteArrayOutputStream();
        while (in.peek() != BREAK) {
            pieces.writeBytes(in.next(argument(parts, in.next() & 0x1f, ByteKind.LENGTH)));
            parts.add(ByteKind.PAYLOAD);
        }
        in.next();
        parts.add(ByteKind.FRAME);
        return pieces.toByteArray();
    }

    /** How many follow; -1 where a break ends them. */
    private long count(Parts parts, int info) throws UnreadableBytes {
        if (info == INDEFINITE) {
            parts.add(ByteKind.FRAME);
            return -1;
        }
        return argument(parts, info, ByteKind.LENGTH);
    }

    private boolean more(long count, int read, Parts parts) throws UnreadableBytes {
        if (count >= 0) {
            return read < count;
        } else if (in.peek() != BREAK) {
            return true;
        }
        in.next();
        parts.add(ByteKind.FRAME);
        return false;
    }

    private Sequence sequence(Parts parts, long count) throws UnreadableBytes {
        List<Element> elements = new ArrayList<>();
        while (more(count, elements.size(), parts)) {
            elements.add(new Element(List.of(), value()));
        }
        return new Sequence(parts.list(), elements);
    }

    private Mapping mapping(Parts parts, long count) throws UnreadableBytes {
        List<Entry> entries = new ArrayList<>();
        while (more(count, entries.size(), parts)) {
            Scalar key = value().scalar();
            entries.add(new Entry(List.of(), key.parts(), String.valueOf(key.carrier()), value()));
        }
        return new Mapping(parts.list(), entries);
    }

    /** A number or decimal beyond 64 bits; other tags add nothing to the value behind them. */
    private AccountNode tagged(Parts parts, long tag) throws UnreadableBytes {
        AccountNode tagged = value();
        if (tag == DECIMAL_FRACTION) {
            return decimal(parts, tagged.sequence());
        }
        Scalar scalar = tagged.scalar();
        parts.add(scalar.parts());
        boolean big = (tag == 2 || tag == NEGATIVE_BIG) && scalar.carrier() instanceof byte[];
        return new Scalar(parts.list(), big ? big(tag, (byte[]) scalar.carrier()) : scalar.carrier());
    }

    private static BigInteger big(long tag, byte[] bytes) {
        BigInteger number = new BigInteger(1, bytes);
        return tag == NEGATIVE_BIG ? number.not() : number;
    }

    private static Scalar decimal(Parts parts, Sequence pair) throws UnreadableBytes {
        Scalar exponent = pair.elements().get(0).value().scalar();
        Scalar mantissa = pair.elements().get(1).value().scalar();
        parts.add(pair.parts()).add(exponent.parts()).add(mantissa.parts());
        BigInteger unscaled = mantissa.carrier() instanceof BigInteger big
                ? big
                : BigInteger.valueOf(((Number) mantissa.carrier()).longValue());
        int scale = Math.toIntExact(-((Number) exponent.carrier()).longValue());
        return new Scalar(parts.list(), new BigDecimal(unscaled, scale));
    }

    private AccountNode simple(Parts parts, int info) throws UnreadableBytes {
        return switch (info) {
            case 20, 21 -> scalar(parts, info == 21);
            case 22, 23 -> new Scalar(parts.add(ByteKind.PRESENCE).list(), null);
            case 25 -> real(parts, Short.BYTES);
            case 26 -> real(parts, Float.BYTES);
            case 27 -> real(parts, Double.BYTES);
            default -> throw in.unreadable("a simple value that no codec writes: " + info);
        };
    }

    private Scalar real(Parts parts, int length) throws UnreadableBytes {
        parts.add(ByteKind.TAG);
        long bits = in.bigEndian(length);
        return switch (length) {
            case Short.BYTES -> scalar(parts, half((int) bits));
            case Float.BYTES -> scalar(parts, Float.intBitsToFloat((int) bits));
            default -> scalar(parts, Double.longBitsToDouble(bits));
        };
    }

    /** The value of a float of 16 bits: a sign, 5 bits of exponent, 10 of fraction. */
    private static float half(int bits) {
        int exponent = bits >>> 10 & 0x1f;
        int fraction = bits & 0x3ff;
        float size = switch (exponent) {
            case 0 -> fraction * 0x1p-24f;
            case 0x1f -> fraction == 0 ? Float.POSITIVE_INFINITY : Float.NaN;
            default -> Math.scalb((float) (fraction + 0x400), exponent - 25);
        };
        return bits >>> 15 == 0 ? size : -size;
    }
}
