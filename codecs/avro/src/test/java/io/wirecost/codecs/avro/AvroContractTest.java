package io.wirecost.codecs.avro;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;

class AvroContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new AvroCodecs();
    }
}
