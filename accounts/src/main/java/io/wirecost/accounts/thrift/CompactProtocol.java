package io.wirecost.accounts.thrift;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.run.ByteKind;

/** Numbers as short as they can be; a boolean field is in its own head. */
final class CompactProtocol extends Protocol {
    private static final int TRUE = 1;
    private static final int LONG_SIZE = 15;

    private int type;

    CompactProtocol(ByteReader in, AccountBuilder account) {
        super(in, account);
    }

    @Override
    int field(int last) throws UnreadableBytes {
        int head = in.next();
        if (head == 0) {
            return STOP;
        }
        type = head & 0xf;
        int delta = head >>> 4;
        return delta == 0 ? (int) in.zigZag() : last + delta;
    }

    @Override
    boolean booleanField(BytePlace place) {
        return type == TRUE;
    }

    @Override
    boolean booleanElement() throws UnreadableBytes {
        return in.next() == TRUE;
    }

    @Override
    long list(BytePlace place) throws UnreadableBytes {
        long size = in.next() >>> 4;
        if (size == LONG_SIZE) {
            size = in.varint();
        }
        claim(place, ByteKind.LENGTH);
        return size;
    }

    @Override
    long map(BytePlace place) throws UnreadableBytes {
        long size = in.varint();
        claim(place, ByteKind.LENGTH);
        if (size > 0) {
            in.next();
            claim(place, ByteKind.TAG);
        }
        return size;
    }

    @Override
    long length() throws UnreadableBytes {
        return in.varint();
    }

    @Override
    long integer(Carrier.CarrierKind kind) throws UnreadableBytes {
        return in.zigZag();
    }

    @Override
    long doubleBits() throws UnreadableBytes {
        return in.littleEndian(Double.BYTES);
    }
}
