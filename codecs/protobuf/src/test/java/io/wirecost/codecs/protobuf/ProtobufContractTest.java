package io.wirecost.codecs.protobuf;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;

class ProtobufContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new ProtobufCodecs();
    }
}
