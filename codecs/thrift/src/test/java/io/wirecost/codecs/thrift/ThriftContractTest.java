package io.wirecost.codecs.thrift;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class ThriftContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new ThriftCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 6);
    }
}
