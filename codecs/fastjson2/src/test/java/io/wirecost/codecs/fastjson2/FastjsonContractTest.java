package io.wirecost.codecs.fastjson2;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class FastjsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new FastjsonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
