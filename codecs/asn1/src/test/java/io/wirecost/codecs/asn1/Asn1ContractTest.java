package io.wirecost.codecs.asn1;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class Asn1ContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new Asn1Codecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.of(1, 2);
    }
}
