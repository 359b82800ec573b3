package io.wirecost.codecs.scalachill;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;

class ChillContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new ChillCodecs();
    }
}
