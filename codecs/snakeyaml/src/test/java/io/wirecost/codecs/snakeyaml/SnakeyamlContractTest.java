package io.wirecost.codecs.snakeyaml;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class SnakeyamlContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new SnakeyamlCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 10);
    }
}
