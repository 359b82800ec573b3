package io.wirecost.codecs.jackson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class JacksonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new JacksonCodecs();
    }
}
