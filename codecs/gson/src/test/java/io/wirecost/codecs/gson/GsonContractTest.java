package io.wirecost.codecs.gson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class GsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new GsonCodecs();
    }
}
