package io.wirecost.codecs.genson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class GensonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new GensonCodecs();
    }
}
