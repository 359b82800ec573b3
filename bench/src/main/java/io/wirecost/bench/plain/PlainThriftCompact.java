package io.wirecost.bench.plain;

import org.apache.thrift.protocol.TCompactProtocol;

/** The compact protocol. */
public class PlainThriftCompact extends PlainThrift {
    public PlainThriftCompact() {
        super(new TCompactProtocol.Factory());
    }
}
