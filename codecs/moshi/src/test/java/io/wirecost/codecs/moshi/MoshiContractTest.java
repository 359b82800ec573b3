package io.wirecost.codecs.moshi;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class MoshiContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new MoshiCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
