package io.wirecost.studies.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.studies.Lines;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyLineTest {
    @Test
    void a_codec_without_a_runtime_is_one_of_the_jvm() {
        assertThat(Lines.of("gson").variant()).contains(Variant.jvm("gson"));
    }

    @Test
    void a_codec_may_have_a_runtime_and_a_wrapper() {
        assertThat(Lines.of("node/json").variant())
                .contains(new Variant(new CodecId("node", "json"), Optional.empty()));
        assertThat(Lines.of("jaxb+gzip").variant()).contains(Variant.jvm("jaxb").in(Wrapper.GZIP));
    }

    @Test
    void a_line_without_a_codec_has_no_variant() {
        assertThat(Lines.lacking("a", "nobody wrote it").variant()).isEmpty();
    }

    @Test
    void a_form_of_files_is_known_by_its_label() {
        assertThat(Lines.inForm("a", "container-deflate").fileForm()).contains(FileForm.CONTAINER_DEFLATE);
        assertThat(Lines.of("a").fileForm()).isEmpty();
    }
}
