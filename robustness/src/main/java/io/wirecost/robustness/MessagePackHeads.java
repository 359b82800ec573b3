package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.nio.ByteBuffer;
import java.util.List;

/** The heads of MessagePack: a byte that says the type and, of short values, the length; longer ones have it behind. */
final class MessagePackHeads implements LengthForm {
    private static final long MOST = 0xffffffffL;
    private static final int TEXT = 0xdb;
    private static final int BINARY = 0xc6;
    private static final int ARRAY = 0xdd;
    private static final int MAP = 0xdf;

    /** A head with its length in it. */
    private record Head(int wide, long length, int bytes) {}

    @Override
    public List<Replacement> replacements(byte[] message, ByteSpan span) {
        boolean mayHold = span.kind() == ByteKind.LENGTH
                || span.kind() == ByteKind.FRAME
                || span.kind() == ByteKind.NAME
                || span.kind() == ByteKind.TAG;
        Head head = mayHold ? head(message, span.stretch().offset()) : null;
        return head == null
                ? List.of()
                : List.of(
                        replacement(DamageKind.LARGEST_LENGTH, span, head, MOST),
                        replacement(DamageKind.LARGEST_LENGTH, span, head, Integer.MAX_VALUE),
                        replacement(DamageKind.LONGER_LENGTH, span, head, head.length + 1));
    }

    private static Replacement replacement(DamageKind kind, ByteSpan span, Head head, long length) {
        byte[] wide = ByteBuffer.allocate(1 + Integer.BYTES)
                .put((byte) head.wide)
                .putInt((int) length)
                .array();
        int from = span.stretch().offset();
        return new Replacement(kind, from, from + head.bytes, wide, String.valueOf(length));
    }

    /** Null if there is none. */
    private static Head head(byte[] message, int at) {
        int first = message[at] & 0xff;
        if (first >= 0x80 && first < 0x90) {
            return new Head(MAP, first & 0xf, 1);
        } else if (first >= 0x90 && first < 0xa0) {
            return new Head(ARRAY, first & 0xf, 1);
        } else if (first >= 0xa0 && first < 0xc0) {
            return new Head(TEXT, first & 0x1f, 1);
        }
        return switch (first) {
            case 0xc4, 0xc5, 0xc6 -> wide(BINARY, message, at, 1 << first - 0xc4);
            case 0xd9, 0xda, 0xdb -> wide(TEXT, message, at, 1 << first - 0xd9);
            case 0xdc, 0xdd -> wide(ARRAY, message, at, 2 << first - 0xdc);
            case 0xde, 0xdf -> wide(MAP, message, at, 2 << first - 0xde);
            default -> null;
        };
    }

    private static Head wide(int wide, byte[] message, int at, int bytes) {
        long length = 0;
        for (int i = 1; i <= bytes && at + i < message.length; i++) {
            length = length << Byte.SIZE | message[at + i] & 0xff;
        }
        return new Head(wide, length, Math.min(1 + bytes, message.length - at));
    }
}
