package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecId;
import org.junit.jupiter.api.Test;

class RefusedCodecsTest {
    @Test
    void a_library_stands_with_its_runtime_and_the_reason() {
        assertThat(RefusedCodecs.of(CodecId.JVM))
                .isNotEmpty()
                .allSatisfy(codec -> assertThat(codec.library()).contains(":"))
                .extracting(RefusedCodec::name)
                .contains("castor")
                .doesNotHaveDuplicates();
    }

    @Test
    void other_runtimes_have_lists_of_their_own() {
        assertThat(RefusedCodecs.of(CodecId.SCALA))
                .extracting(RefusedCodec::name)
                .containsExactly("jackson-module-scala");
        assertThat(RefusedCodecs.of("node")).isEmpty();
    }
}
