package io.wirecost.codecs.scalaupickle;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecProvider;

class UpickleContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new UpickleCodecs();
    }
}
