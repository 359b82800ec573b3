package io.wirecost.codecs.moshi;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class MoshiContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new MoshiCodecs();
    }
}
