package io.wirecost.codecs.scalajsoniter;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class JsoniterContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new JsoniterCodecs();
    }
}
