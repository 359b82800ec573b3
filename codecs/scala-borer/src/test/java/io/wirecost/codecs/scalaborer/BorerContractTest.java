package io.wirecost.codecs.scalaborer;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class BorerContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new BorerCodecs();
    }
}
