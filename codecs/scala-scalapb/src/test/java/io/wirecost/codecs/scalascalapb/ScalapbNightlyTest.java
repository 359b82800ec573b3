package io.wirecost.codecs.scalascalapb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.InvalidProtocolBufferException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class ScalapbNightlyTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new ScalapbCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = SchemaText.parse("""
                root odd.Root
                record odd.Root
                  id long
                  zero int
                  present optional(int)
                  absent optional(int)
                  states array(enum(odd.State))
                  holes array(optional(int))
                  counts map(int)
                  half float
                enum odd.State
                  OPEN
                  CLOSED
                """);
        RecordValue record = RecordValue.of(
                150L, 0, 0, null, List.of("CLOSED", "OPEN"), Arrays.asList(7, null), Map.of("k", 7), -0.0f);

        assertThat(HexFormat.ofDelimiter(" ").formatHex(encode(codec(), schema, record)))
                .isEqualTo(String.join(
                        " ",
                        "08 96 01", // field 1: 150 as a varint
                        "18 00", // field 3: 0, which is there; field 2 is 0, and 4 is absent
                        "2a 02 01 00", // field 5: packed
                        "32 02 08 07 32 00", // field 6: a box with 7, and an empty one
                        "3a 05 0a 01 6b 10 07")); // field 7: an entry; field 8 is -0.0, and left out
    }

    /** docs/evolution.md names it. */
    @Test
    void a_message_that_is_absent_is_read_as_one_of_defaults() throws Exception {
        Schema schema =
                SchemaText.parse("root a.R\nrecord a.R\n  inner record(a.Inner)\nrecord a.Inner\n  number long\n");
        Binding<Object> binding = bind(codec(), schema);

        Object read = provider().open(codec(), binding).deserialize(new byte[0]);

        assertThat(binding.domain().fromDomain(read)).hasToString("[[0]]");
    }

    @Test
    void names_that_mean_something_to_scala_or_to_scalapb_come_back() throws Exception {
        Schema schema = SchemaText.parse("""
                root odd.object
                record odd.object
                  type long
                  Type long
                  copy optional(string)
                  hashCode bytes
                  unknownFields map(enum(odd.String))
                  companion record(odd.Option)
                  toByteArray optional(array(decimal(5,2)))
                record odd.Option
                  None null
                enum odd.String
                  given
                  Unrecognized
                """);

        proveOne(
                codec(),
                schema,
                RecordValue.of(
                        1L,
                        2L,
                        "a",
                        new byte[] {3},
                        Map.of("k", "given", "", "Unrecognized"),
                        RecordValue.of((Object) null),
                        List.of(new BigDecimal("-1.50"))));
    }

    @Test
    void bytes_that_are_cut_are_an_error() throws Exception {
        Schema schema = SchemaText.parse("root a.R\nrecord a.R\n  text string\n");
        Binding<Object> binding = bind(codec(), schema);
        Codec<Object> codec = provider().open(codec(), binding);
        byte[] bytes = codec.serialize(binding.domain().toDomain(RecordValue.of("text")));

        assertThatThrownBy(() -> codec.deserialize(Arrays.copyOf(bytes, bytes.length - 1)))
                .isInstanceOf(InvalidProtocolBufferException.class);
    }

    @Test
    void the_largest_record_that_is_not_refused_comes_back() throws Exception {
        Schema most = ofLongs(124);

        assertThat(provider().refusalReason(codec(), ofLongs(125))).isPresent();
        proveOne(
                codec(),
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

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
