package io.wirecost.engine.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import org.junit.jupiter.api.Test;

class KnownDifferencesTest {
    private static final CodecInfo GSON = codec("gson");
    private static final CodecInfo MOSHI = codec("moshi");

    @Test
    void a_line_holds_for_its_writer_and_reader_in_this_direction_on_its_data() {
        KnownDifferences known = KnownDifferences.parse("""
                # a comment

                JSON | jvm/gson | jvm/moshi | edge-values | it sorts | and drops
                """);

        assertThat(known.reason(GSON, MOSHI, "edge-values")).hasValue("it sorts | and drops");
        assertThat(known.reason(MOSHI, GSON, "edge-values")).isEmpty();
        assertThat(known.reason(GSON, MOSHI, "transactions")).isEmpty();
    }

    @Test
    void an_asterisk_stands_for_any_characters() {
        KnownDifferences known = KnownDifferences.parse("JSON | * | jvm/mo* | * | it is lazy");

        assertThat(known.reason(GSON, MOSHI, "orders.ndjson")).hasValue("it is lazy");
        assertThat(known.reason(MOSHI, GSON, "orders.ndjson")).isEmpty();
    }

    @Test
    void a_line_that_lacks_a_part_is_refused_with_its_number() {
        assertThatThrownBy(() -> KnownDifferences.parse("\nJSON | jvm/gson | jvm/moshi | *"))
                .hasMessage("known-differences.txt:2: expected format | writer | reader | workload | reason, got"
                        + " JSON | jvm/gson | jvm/moshi | *");
    }

    @Test
    void the_list_that_wirecost_comes_with_can_be_read() {
        assertThat(KnownDifferences.shipped().all()).doesNotHaveDuplicates();
    }

    private static CodecInfo codec(String name) {
        return CodecInfo.of(name, "JSON", Family.TEXT, "java.base", Object.class);
    }
}
