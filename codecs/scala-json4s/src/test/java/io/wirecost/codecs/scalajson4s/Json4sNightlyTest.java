package io.wirecost.codecs.scalajson4s;

import com.fasterxml.jackson.core.JacksonException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class Json4sNightlyTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new Json4sCodecs();
    }

    @Test
    void deep_messages_are_read_where_safety_limits_are_lifted() throws Exception {
        requireRefusedAsShipped(provider().codecs().get(0), Trap.depth(1_500), JacksonException.class);
    }
}
