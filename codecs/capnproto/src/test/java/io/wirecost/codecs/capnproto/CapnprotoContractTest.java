package io.wirecost.codecs.capnproto;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class CapnprotoContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new CapnprotoCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }
}
