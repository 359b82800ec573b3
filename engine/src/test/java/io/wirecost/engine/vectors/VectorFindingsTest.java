package io.wirecost.engine.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import org.junit.jupiter.api.Test;

class VectorFindingsTest {
    @Test
    void a_line_is_a_finding_about_a_codec() {
        VectorFindings findings = VectorFindings.parse("""
                # a comment
                jvm/gson | 3 | it is lazy | and drops
                """);

        assertThat(findings.of(codec("gson"))).hasValue(new VectorFinding("jvm/gson", 3, "it is lazy | and drops"));
        assertThat(findings.of(codec("moshi"))).isEmpty();
    }

    @Test
    void a_finding_is_told_in_a_sentence() {
        assertThat(new VectorFinding("jvm/gson", 1, "it is lazy").sentence("JSON"))
                .isEqualTo("jvm/gson fails 1 test vector of JSON: it is lazy.");
        assertThat(new VectorFinding("jvm/gson", 2, "it is lazy").sentence("JSON"))
                .isEqualTo("jvm/gson fails 2 test vectors of JSON: it is lazy.");
    }

    @Test
    void a_line_whose_count_is_no_number_is_refused_with_its_number() {
        assertThatThrownBy(() -> VectorFindings.parse("\njvm/gson | some | it is lazy"))
                .hasMessage("findings.txt:2: expected codec | failed | finding, got jvm/gson | some | it is lazy");
    }

    @Test
    void the_list_that_wirecost_comes_with_has_a_codec_once() {
        assertThat(VectorFindings.shipped().all())
                .extracting(VectorFinding::codec)
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    private static CodecInfo codec(String name) {
        return CodecInfo.of(name, "JSON", Family.TEXT, "java.base", Object.class);
    }
}
