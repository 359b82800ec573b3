package io.wirecost.codecs.hessian;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class HessianContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new HessianCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 10);
    }
}
