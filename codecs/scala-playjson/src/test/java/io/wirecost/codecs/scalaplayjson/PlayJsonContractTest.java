package io.wirecost.codecs.scalaplayjson;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.CodecProvider;

class PlayJsonContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new PlayJsonCodecs();
    }
}
