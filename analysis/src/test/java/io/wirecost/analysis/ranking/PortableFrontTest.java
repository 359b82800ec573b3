package io.wirecost.analysis.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.ranking.PortableFront.Member;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PortableFrontTest {
    @Test
    void a_portable_codec_that_another_beats_in_size_and_time_is_not_on_the_front() {
        assertThat(front(codec("json", "JSON", 900, 100), codec("avro", "Avro", 400, 50), codec("sbe", "XML", 800, 20)))
                .containsExactly("sbe", "avro");
    }

    @Test
    void a_codec_that_only_one_platform_reads_neither_stands_on_the_front_nor_beats_anybody() {
        assertThat(front(codec("json", "JSON", 900, 100), codec("kryo", "Kryo", 100, 10)))
                .containsExactly("json");
    }

    @Test
    void a_format_that_nobody_vouches_for_is_not_portable() {
        assertThat(front(codec("json", "JSON", 900, 100), codec("mine", "Mine", 100, 10)))
                .containsExactly("json");
    }

    @Test
    void a_larger_codec_whose_time_overlaps_is_not_beaten() {
        assertThat(front(codec("avro", "Avro", 400, 50), codec("cbor", "CBOR", 600, 50.5)))
                .containsExactly("avro", "cbor");
    }

    @Test
    void of_one_format_the_smallest_stands_for_those_that_tie() {
        PortableFront front = PortableFront.of(run(
                3,
                codec("avro-specific", "Avro", 400, 50.2),
                codec("avro-generic", "Avro", 400, 50.1),
                codec("avro-json", "Avro", 500, 50)));
        assertThat(front.members())
                .containsExactly(new Member(
                        Variant.jvm("avro-generic"), List.of(Variant.jvm("avro-json"), Variant.jvm("avro-specific"))));
    }

    @Test
    void layouts_of_a_format_stand_for_themselves() {
        Measured compact = codec("thrift-compact", "Thrift", 300, 50);
        Measured binary = codec("thrift-binary", "Thrift", 500, 49.9);
        Run run = run(3, compact.withLayout("compact"), binary.withLayout("binary"));
        assertThat(names(PortableFront.of(run))).containsExactly("thrift-compact", "thrift-binary");
    }

    @Test
    void a_codec_is_not_beaten_by_one_of_another_runtime() {
        Run jvm = run(3, codec("json", "JSON", 900, 100), codec("avro", "Avro", 400, 50));
        Run node = run(3, codec("json", "JSON", 900, 1000), codec("cbor", "CBOR", 800, 2000));
        Run both = Samples.run(
                3,
                Stream.concat(jvm.codecs().stream(), node.codecs().stream().map(codec -> Samples.in("node", codec)))
                        .toList(),
                Stream.concat(jvm.cells().stream(), node.cells().stream().map(cell -> Samples.in("node", cell)))
                        .toArray(Cell[]::new));

        assertThat(PortableFront.of(both).codecs())
                .extracting(Variant::toString)
                .containsExactly("jvm/avro", "node/json", "node/cbor");
    }

    @Test
    void a_smoke_run_has_no_front() {
        assertThat(PortableFront.of(run(1, codec("json", "JSON", 900, 100))).codecs())
                .isEmpty();
    }

    @Test
    void a_codec_without_size_or_time_is_left_out() {
        CodecInfo json = codec("json", "JSON", 900, 100).info();
        Run sized = Samples.run(3, List.of(json), Samples.sizes("json", 900));
        assertThat(PortableFront.of(sized).codecs()).isEmpty();
    }

    /** Three forks that lie 1 % apart. */
    private static Measured codec(String name, String format, int bytes, double nanos) {
        return new Measured(
                CodecInfo.of(name, format, Family.TEXT, "java.base", Object.class),
                List.of(Samples.sizes(name, bytes)),
                nanos);
    }

    private record Measured(CodecInfo info, List<Cell> sizes, double nanos) {
        Measured withLayout(String layout) {
            return new Measured(info.withLayout(layout), sizes, nanos);
        }
    }

    private static Run run(int forks, Measured... codecs) {
        Cell[] cells = Arrays.stream(codecs)
                .flatMap(codec -> Stream.concat(
                        codec.sizes().stream(),
                        Samples.roundTrip(
                                codec.info().name(), codec.nanos() * 0.99, codec.nanos(), codec.nanos() * 1.01)
                                .stream()))
                .toArray(Cell[]::new);
        return Samples.run(forks, Arrays.stream(codecs).map(Measured::info).toList(), cells);
    }

    private static List<String> front(Measured... codecs) {
        return names(PortableFront.of(run(3, codecs)));
    }

    private static List<String> names(PortableFront front) {
        return front.codecs().stream().map(Variant::name).toList();
    }
}
