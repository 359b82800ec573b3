package io.wirecost.codecs.jackson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class JacksonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new JacksonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 3);
    }
}
