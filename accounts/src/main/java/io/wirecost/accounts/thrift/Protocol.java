package io.wirecost.accounts.thrift;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.run.ByteKind;

/** How a protocol of Thrift writes the parts of a struct. */
abstract class Protocol {
    /** The id of no field: the stop at the end of a struct. */
    static final int STOP = 0;

    final ByteReader in;
    private final AccountBuilder account;

    Protocol(ByteReader in, AccountBuilder account) {
        this.in = in;
        this.account = account;
    }

    final void claim(BytePlace place, ByteKind kind) {
        account.add(in.stretch(), place, kind);
    }

    /**
     * Reads what stands before a field without claiming it.
     *
     * @param last the id of the field before
     * @return the field's id, or {@link #STOP}
     */
    abstract int field(int last) throws UnreadableBytes;

    /** Reads a boolean that is a field. */
    abstract boolean booleanField(BytePlace place) throws UnreadableBytes;

    /** Reads a boolean that is an element. */
    abstract boolean booleanElement() throws UnreadableBytes;

    /** Reads the head of a list; returns its size. */
    abstract long list(BytePlace place) throws UnreadableBytes;

    /** Reads the head of a map; returns its size. */
    abstract long map(BytePlace place) throws UnreadableBytes;

    abstract long length() throws UnreadableBytes;

    abstract long integer(Carrier.CarrierKind kind) throws UnreadableBytes;

    abstract long doubleBits() throws UnreadableBytes;
}
