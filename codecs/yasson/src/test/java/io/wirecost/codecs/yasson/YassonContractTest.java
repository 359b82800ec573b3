package io.wirecost.codecs.yasson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class YassonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new YassonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
