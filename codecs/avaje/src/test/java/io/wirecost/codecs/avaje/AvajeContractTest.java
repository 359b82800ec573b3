package io.wirecost.codecs.avaje;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class AvajeContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new AvajeCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
