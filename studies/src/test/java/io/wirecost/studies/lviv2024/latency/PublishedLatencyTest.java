package io.wirecost.studies.lviv2024.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.studies.PublishedSpan;
import io.wirecost.studies.lviv2024.sizes.LvivSizes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PublishedLatencyTest {
    @ParameterizedTest
    @CsvSource({
        "Avro, '', A, 6.3, 6.3",
        "Protocol Buffers, '', A, 5.6, 5.6",
        "Thrift, compact protocol, A, 5.1, 5.1",
        "Cap'n Proto, packed, B, 3.4, 3.4",
        "FlatBuffers, '', A, 1.2, 1.2",
        "MessagePack, named maps, B, 1.10, 1.12",
        "CBOR, '', B, 1.10, 1.12",
        "Smile, '', B, 1.10, 1.12",
        "YAML, '', C, 0.88496, 0.88496",
        "Cap'n Proto, unpacked, A, 1, 1",
        "XML, '', C, 1, 1",
        "Ion, binary, C, 1, 1",
        "BSON, '', B, 1, 1",
    })
    void both_readings_of_the_study_become_one(String format, String layout, String set, double from, double to) {
        PublishedSpan span = PublishedLatency.of(codec(format, layout))
                .flatMap(PublishedLatency::timesFaster)
                .orElseThrow();

        assertThat(span.from()).isCloseTo(from, within(1e-5));
        assertThat(span.to()).isCloseTo(to, within(1e-5));
        assertThat(PublishedLatency.setOf(codec(format, layout))).isEqualTo(set);
    }

    @ParameterizedTest
    @CsvSource({"Thrift, binary protocol, A", "MessagePack, positional arrays, B"})
    void another_layout_is_in_the_set_of_its_format_and_has_no_figure(String format, String layout, String set) {
        assertThat(PublishedLatency.of(codec(format, layout)).orElseThrow().timesFaster())
                .isEmpty();
        assertThat(PublishedLatency.setOf(codec(format, layout))).isEqualTo(set);
    }

    @Test
    void what_the_study_does_not_have_is_with_the_others() {
        assertThat(PublishedLatency.of(codec("Colfer", ""))).isEmpty();
        assertThat(PublishedLatency.setOf(codec("Colfer", ""))).isEqualTo(PublishedLatency.OTHERS);
    }

    @Test
    void what_is_compressed_is_not_what_the_study_had() {
        CodecInfo plain = codec("XML", "");

        assertThat(PublishedLatency.of(plain)).isPresent();
        assertThat(PublishedLatency.of(Wrapper.GZIP.around(plain, "native zlib")))
                .isEmpty();
    }

    @Test
    void the_codecs_are_those_that_stand_for_the_studys_sizes() {
        List<String> withSizes = LvivSizes.codecs().stream()
                .filter(codec -> codec.runtime().equals(CodecId.JVM))
                .map(CodecId::name)
                .toList();

        assertThat(LvivLatency.codecs()).containsExactlyInAnyOrderElementsOf(withSizes);
    }

    private static CodecInfo codec(String format, String layout) {
        return new CodecInfo(
                CodecId.JVM,
                "c",
                Optional.empty(),
                format,
                layout,
                Family.TEXT,
                "java",
                "l",
                "1",
                "pure Java",
                Set.of(),
                Set.of());
    }
}
