package io.wirecost.codecs.yasson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class YassonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new YassonCodecs();
    }
}
