package io.wirecost.codecs.scalascrooge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.thrift.protocol.TProtocolException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class ScroogeNightlyTest extends ModuleTests {
    private static final Schema SMALL = SchemaText.parse("""
            root Small
            record Small
              id long
              half float
              zero optional(int)
              absent optional(array(string))
              empty optional(array(string))
              files map(fixed(Two,2))
              states array(enum(State))
            enum State
              OPEN
              CLOSED
            """);

    private static final RecordValue RECORD =
            RecordValue.of(150L, 0.5f, 0, null, List.of(), Map.of("k", new byte[] {1, -1}), List.of("CLOSED"));

    @Override
    protected CodecProvider provider() {
        return new ScroogeCodecs();
    }

    @Test
    void compact_bytes_are_as_the_specification_lays_them_out() throws Exception {
        assertThat(HexFormat.ofDelimiter(" ").formatHex(encode(compact(), SMALL, RECORD)))
                .isEqualTo(String.join(
                        " ",
                        "16 ac 02", // field 1, i64: zigzag varint of 150
                        "17 00 00 00 00 00 00 e0 3f", // field 2, double, least significant byte first
                        "15 00", // field 3, i32: 0 is present
                        "29 08", // field 5 (4 is absent), empty list of binary
                        "1b 01 88 01 6b 02 01 ff", // field 6, map of 1: binary to binary
                        "19 15 02", // field 7, list of 1 i32
                        "00"));
    }

    @Test
    void binary_bytes_are_as_the_specification_lays_them_out() throws Exception {
        assertThat(HexFormat.ofDelimiter(" ").formatHex(encode(binary(), SMALL, RECORD)))
                .isEqualTo(String.join(
                        " ",
                        "0a 00 01 00 00 00 00 00 00 00 96",
                        "04 00 02 3f e0 00 00 00 00 00 00",
                        "08 00 03 00 00 00 00",
                        "0f 00 05 0b 00 00 00 00",
                        "0d 00 06 0b 0b 00 00 00 01 00 00 00 01 6b 00 00 00 02 01 ff",
                        "0f 00 07 08 00 00 00 01 00 00 00 01",
                        "00"));
    }

    @Test
    void bytes_left_over_are_an_error() throws Exception {
        byte[] bytes = encode(compact(), SMALL, RECORD);
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        Codec<Object> codec = provider().open(compact(), bind(compact(), SMALL));

        assertThatThrownBy(() -> codec.deserialize(longer))
                .isInstanceOf(TProtocolException.class)
                .hasMessageContaining("1 of " + longer.length + " bytes are left");
        assertThat(codec.deserialize(bytes)).as("the codec survives it").isNotNull();
    }

    @Test
    void names_that_mean_something_to_scala_or_to_scrooge_come_back() throws Exception {
        Schema schema = SchemaText.parse("""
                root odd.object
                record odd.object
                  type long
                  Type long
                  copy optional(string)
                  hashCode bytes
                  write map(enum(odd.String))
                  Immutable record(odd.Option)
                  struct optional(array(array(decimal(5,2))))
                  nulls array(null)
                record odd.Option
                  None null
                enum odd.String
                  given
                  list
                """);

        proveOne(
                binary(),
                schema,
                RecordValue.of(
                        1L,
                        2L,
                        "a",
                        new byte[] {3},
                        Map.of("k", "given", "", "list"),
                        RecordValue.of((Object) null),
                        List.of(List.of(new BigDecimal("-1.50")), List.of()),
                        Arrays.asList(null, null)));
    }

    /** docs/evolution.md names it. */
    @Test
    @SuppressWarnings("unchecked") // the codec is staged
    void a_symbol_that_the_schema_does_not_know_keeps_its_number() throws Exception {
        String older = "root a.R\nrecord a.R\n  it enum(a.E)\nenum a.E\n  OPEN\n";
        byte[] newer = encode(binary(), SchemaText.parse(older + "  CLOSED\n"), RecordValue.of("CLOSED"));
        Staged<Object, Object, Object> codec =
                (Staged<Object, Object, Object>) provider().open(binary(), bind(binary(), SchemaText.parse(older)));

        assertThat(codec.write(codec.read(newer))).isEqualTo(newer);
    }

    @Test
    void the_largest_record_that_is_not_refused_comes_back() throws Exception {
        Schema most = ofLongs(124);

        assertThat(provider().refusalReason(binary(), ofLongs(125))).isPresent();
        proveOne(
                binary(),
                most,
                RecordValue.of(IntStream.range(0, 124).mapToObj(Long::valueOf).toArray()));
    }

    @TestFactory
    Stream<DynamicTest> a_chain_of_records_comes_back() {
        return proofs(Trap.depth(500));
    }

    private static Schema ofLongs(int count) {
        return SchemaText.parse(IntStream.range(0, count)
                .mapToObj("  f%d long\n"::formatted)
                .collect(Collectors.joining("", "root x.R\nrecord x.R\n", "")));
    }

    private CodecInfo compact() {
        return provider().codecs().get(0);
    }

    private CodecInfo binary() {
        return provider().codecs().get(1);
    }
}
