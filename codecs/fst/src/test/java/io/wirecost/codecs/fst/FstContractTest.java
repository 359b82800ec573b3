package io.wirecost.codecs.fst;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class FstContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new FstCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 10);
    }
}
