package io.wirecost.accounts.thrift;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.run.ByteKind;

/** Numbers of full length. */
final class BinaryProtocol extends Protocol {
    BinaryProtocol(ByteReader in, AccountBuilder account) {
        super(in, account);
    }

    @Override
    int field(int last) throws UnreadableBytes {
        return in.next() == 0 ? STOP : (int) in.bigEndian(Short.BYTES);
    }

    @Override
    boolean booleanField(BytePlace place) throws UnreadableBytes {
        claim(place, ByteKind.TAG);
        return booleanElement();
    }

    @Override
    boolean booleanElement() throws UnreadableBytes {
        return in.next() == 1;
    }

    @Override
    long list(BytePlace place) throws UnreadableBytes {
        in.next();
        claim(place, ByteKind.TAG);
        return size(place);
    }

    @Override
    long map(BytePlace place) throws UnreadableBytes {
        in.bigEndian(Short.BYTES);
        claim(place, ByteKind.TAG);
        return size(place);
    }

    private long size(BytePlace place) throws UnreadableBytes {
        long size = length();
        claim(place, ByteKind.LENGTH);
        return size;
    }

    @Override
    long length() throws UnreadableBytes {
        return in.bigEndian(Integer.BYTES);
    }

    @Override
    long integer(Carrier.CarrierKind kind) throws UnreadableBytes {
        return kind == Carrier.CarrierKind.LONG ? in.bigEndian(Long.BYTES) : (int) in.bigEndian(Integer.BYTES);
    }

    @Override
    long doubleBits() throws UnreadableBytes {
        return in.bigEndian(Double.BYTES);
    }
}
