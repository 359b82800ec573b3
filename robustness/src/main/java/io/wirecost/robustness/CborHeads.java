package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.nio.ByteBuffer;
import java.util.List;

/** The heads of CBOR: three bits of the type, and the length in the five others or behind them. */
final class CborHeads implements LengthForm {
    private static final int TYPE = 0xe0;
    private static final int BYTES = 0x40;
    private static final int TAGGED = 0xc0;
    private static final int INLINE = 24;
    private static final int WIDEST = 27;

    @Override
    public List<Replacement> replacements(byte[] message, ByteSpan span) {
        boolean mayHold = span.kind() == ByteKind.LENGTH
                || span.kind() == ByteKind.FRAME
                || span.kind() == ByteKind.NAME
                || span.kind() == ByteKind.TAG;
        int at = span.stretch().offset();
        int head = message[at] & 0xff;
        int type = head & TYPE;
        int width = head & ~TYPE;
        if (!mayHold || type < BYTES || type >= TAGGED || width > WIDEST) {
            return List.of();
        }
        int behind = width < INLINE ? 0 : 1 << width - INLINE;
        int to = Math.min(message.length, at + 1 + behind);
        long length = width < INLINE ? width : read(message, at + 1, to);
        return List.of(
                replacement(DamageKind.LARGEST_LENGTH, at, to, type, -1L, "2^64 - 1"),
                replacement(DamageKind.LARGEST_LENGTH, at, to, type, Long.MAX_VALUE, "2^63 - 1"),
                replacement(DamageKind.LARGEST_LENGTH, at, to, type, Integer.MAX_VALUE, "2^31 - 1"),
                replacement(DamageKind.LONGER_LENGTH, at, to, type, length + 1, String.valueOf(length + 1)));
    }

    private static Replacement replacement(DamageKind kind, int from, int to, int type, long length, String words) {
        byte[] head = ByteBuffer.allocate(1 + Long.BYTES)
                .put((byte) (type | WIDEST))
                .putLong(length)
                .array();
        return new Replacement(kind, from, to, head, words);
    }

    private static long read(byte[] message, int from, int to) {
        long number = 0;
        for (int i = from; i < to; i++) {
            number = number << Byte.SIZE | message[i] & 0xff;
        }
        return number;
    }
}
