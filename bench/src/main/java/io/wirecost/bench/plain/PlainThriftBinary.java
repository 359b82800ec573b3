package io.wirecost.bench.plain;

import org.apache.thrift.protocol.TBinaryProtocol;

/** The binary protocol. */
public class PlainThriftBinary extends PlainThrift {
    public PlainThriftBinary() {
        super(new TBinaryProtocol.Factory());
    }
}
