package io.wirecost.codecs.scalajdk;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;

class ScalaJdkContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new ScalaJdkCodecs();
    }
}
