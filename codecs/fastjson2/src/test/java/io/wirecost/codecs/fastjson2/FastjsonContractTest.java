package io.wirecost.codecs.fastjson2;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class FastjsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new FastjsonCodecs();
    }
}
