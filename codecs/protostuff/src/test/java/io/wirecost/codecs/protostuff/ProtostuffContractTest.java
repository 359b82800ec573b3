package io.wirecost.codecs.protostuff;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class ProtostuffContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new ProtostuffCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 10);
    }
}
