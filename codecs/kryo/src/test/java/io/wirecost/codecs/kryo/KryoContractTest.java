package io.wirecost.codecs.kryo;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class KryoContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new KryoCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 10);
    }
}
