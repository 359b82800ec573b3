package io.wirecost.codecs.jacksonjr;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class JacksonJrContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new JacksonJrCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
