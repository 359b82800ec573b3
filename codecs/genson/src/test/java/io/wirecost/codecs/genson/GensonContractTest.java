package io.wirecost.codecs.genson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class GensonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new GensonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
