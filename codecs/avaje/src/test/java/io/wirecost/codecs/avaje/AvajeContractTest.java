package io.wirecost.codecs.avaje;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class AvajeContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new AvajeCodecs();
    }
}
