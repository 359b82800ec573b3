package io.wirecost.codecs.gson;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class AdapterContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new AdapterCodecs();
    }

    @TestFactory
    Stream<DynamicTest> the_bytes_are_those_of_gson_s_data_binding() {
        GsonCodecs binding = new GsonCodecs();
        return sameBytes(provider().codecs().get(0), binding, binding.codecs().get(0));
    }

    @TestFactory
    Stream<DynamicTest> what_formats_stumble_over_comes_back() {
        return proofs(Trap.values(), Trap.keys("\u0000"), Trap.size(), Trap.longString());
    }
}
