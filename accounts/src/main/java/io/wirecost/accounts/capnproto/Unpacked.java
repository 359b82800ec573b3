package io.wirecost.accounts.capnproto;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * A message that was packed.
 *
 * @param packed as it was
 * @param bytes without packing
 * @param origins for each packed byte, the place of the byte that it stands for; or of the word's first byte, negative and
 *     less 1, for a byte that only packing needs
 */
record Unpacked(byte[] packed, byte[] bytes, List<Integer> origins) {
    private static final int ALL_ZERO = 0;
    private static final int NONE_ZERO = 0xff;

    static Unpacked of(byte[] packed) throws UnreadableBytes {
        ByteReader in = new ByteReader(packed);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Integer> origins = new ArrayList<>();
        while (in.hasNext()) {
            int word = out.size();
            int tag = in.next();
            origins.add(-word - 1);
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                boolean written = (tag >>> bit & 1) != 0;
                copy(written, in, out, origins);
            }
            if (tag == ALL_ZERO || tag == NONE_ZERO) {
                origins.add(-word - 1);
                for (int left = in.next() * Segments.WORD; left > 0; left--) {
                    copy(tag == NONE_ZERO, in, out, origins);
                }
            }
        }
        return new Unpacked(packed, out.toByteArray(), origins);
    }

    private static void copy(boolean written, ByteReader in, ByteArrayOutputStream out, List<Integer> origins)
            throws UnreadableBytes {
        if (written) {
            origins.add(out.size());
            out.write(in.next());
        } else {
            out.write(0);
        }
    }

    /** Returns the account of the packed bytes. What only packing needs is the frame of its word. */
    ByteAccount packed(ByteAccount unpacked) throws UnreadableBytes {
        ByteSpan[] spans = new ByteSpan[unpacked.sizeBytes()];
        for (ByteSpan span : unpacked.spans()) {
            for (int i = span.stretch().offset(); i < span.stretch().end(); i++) {
                spans[i] = span;
            }
        }
        AccountBuilder account = new AccountBuilder(packed);
        for (int i = 0; i < origins.size(); i++) {
            int origin = origins.get(i);
            ByteSpan span = spans[origin < 0 ? -origin - 1 : origin];
            BytePlace place = span.place();
            account.add(new ByteStretch(i, 1), place, origin < 0 ? ByteKind.FRAME : span.kind());
        }
        return account.build();
    }
}
