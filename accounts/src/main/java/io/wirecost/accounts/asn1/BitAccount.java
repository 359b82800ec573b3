package io.wirecost.accounts.asn1;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.List;

/**
 * The account of a message whose values begin within bytes. A byte belongs to what has most of its bits; among equals, to
 * the first.
 */
final class BitAccount {
    private final List<Claim> claims = new ArrayList<>();
    private long end;

    private record Claim(long from, long to, BytePlace place, ByteKind kind) {
        /** How many bits of a byte are claimed. */
        long bits(int offset) {
            return Math.min(to, (offset + 1L) * Byte.SIZE) - Math.max(from, (long) offset * Byte.SIZE);
        }
    }

    /** Claims all bits from the last claim to this bit. */
    void claimTo(long bit, BytePlace place, ByteKind kind) {
        if (bit > end) {
            claims.add(new Claim(end, bit, place, kind));
            end = bit;
        }
    }

    ByteAccount of(byte[] message) throws UnreadableBytes {
        claimTo((long) message.length * Byte.SIZE, BytePlace.MESSAGE, ByteKind.PADDING);
        AccountBuilder account = new AccountBuilder(message);
        int at = 0;
        for (int offset = 0; offset < message.length; offset++) {
            while (claims.get(at).to <= (long) offset * Byte.SIZE) {
                at++;
            }
            Claim owner = claims.get(at);
            for (int i = at + 1; i < claims.size() && claims.get(i).from < (offset + 1L) * Byte.SIZE; i++) {
                owner = claims.get(i).bits(offset) > owner.bits(offset) ? claims.get(i) : owner;
            }
            account.add(new ByteStretch(offset, 1), owner.place, owner.kind);
        }
        return account.build();
    }
}
