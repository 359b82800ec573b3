package io.wirecost.codecs.jackson3;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class Jackson3ContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new Jackson3Codecs();
    }
}
