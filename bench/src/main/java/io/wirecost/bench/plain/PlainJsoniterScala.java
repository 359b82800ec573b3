package io.wirecost.bench.plain;

import io.wirecost.bench.byhand.JsoniterByHand;
import io.wirecost.bench.byhand.Transaction;

/** jsoniter-scala. */
public class PlainJsoniterScala extends PlainCaseClass {
    @Override
    byte[] serialize(Transaction data) {
        return JsoniterByHand.serialize(data);
    }

    @Override
    Transaction deserialize(byte[] bytes) {
        return JsoniterByHand.deserialize(bytes);
    }
}
