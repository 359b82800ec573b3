package io.wirecost.codecs.scalacirce;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class CirceContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new CirceCodecs();
    }
}
