package io.wirecost.codecs.dsljson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class DslJsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new DslJsonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
