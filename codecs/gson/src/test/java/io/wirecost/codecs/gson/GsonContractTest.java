package io.wirecost.codecs.gson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class GsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new GsonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
