package io.wirecost.bench.plain;

import io.wirecost.bench.byhand.ScalapbByHand;
import io.wirecost.bench.byhand.Transaction;

/** Protocol Buffers by ScalaPB. */
public class PlainScalapb extends PlainCaseClass {
    @Override
    byte[] serialize(Transaction data) {
        return ScalapbByHand.serialize(data);
    }

    @Override
    Transaction deserialize(byte[] bytes) {
        return ScalapbByHand.deserialize(bytes);
    }
}
