package io.wirecost.codecs.xstream;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class XstreamContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new XstreamCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 10);
    }
}
