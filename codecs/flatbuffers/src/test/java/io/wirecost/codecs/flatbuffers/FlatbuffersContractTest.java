package io.wirecost.codecs.flatbuffers;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.IntStream;

class FlatbuffersContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new FlatbuffersCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 3);
    }
}
