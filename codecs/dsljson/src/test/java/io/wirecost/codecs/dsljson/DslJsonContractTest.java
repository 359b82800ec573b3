package io.wirecost.codecs.dsljson;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class DslJsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new DslJsonCodecs();
    }
}
