package io.wirecost.codecs.jacksonjr;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class JacksonJrContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new JacksonJrCodecs();
    }
}
