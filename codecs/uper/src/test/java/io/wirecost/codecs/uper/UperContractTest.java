package io.wirecost.codecs.uper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.RandomSchema;
import io.wirecost.contract.RandomValues;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UperContractTest extends ModuleTests {
    private static final Schema SMALL = SchemaText.parse("""
            root Small
            record Small
              id long
              amount double
              zero optional(int)
              absent optional(array(string))
              empty optional(array(string))
              nothing null
              state enum(State)
              only enum(Only)
              two fixed(Two,2)
              flags array(optional(boolean))
              counts map(int)
            enum State
              OPEN
              HELD
              CLOSED
            enum Only
              ONE
            """);

    private static final Schema LISTS = SchemaText.parse("""
            root Lists
            record Lists
              before boolean
              bits array(boolean)
              inner array(array(int))
              texts map(optional(string))
            """);

    private static final int RECORDS = 200;
    private static final int ROOTS = 50;

    @TempDir
    private Path folder;

    private final CodecInfo codec = provider().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new UperCodecs();
    }

    @Test
    void the_bits_are_those_of_x_691() throws Exception {
        assertThat(encode(codec, SMALL, small()))
                .isEqualTo(Bits.of("101") // zero and empty are there, absent is not
                        .thenOctets("80 00 00 00 00 00 00 96") // 150 above the middle
                        .thenOctets("03 c0 ff 03") // REAL: -3 * 2^-1
                        .thenOctets("80 00 00 00") // 0 is present
                        .thenOctets("00") // no elements
                        .then("10") // CLOSED; nothing and only take no bits
                        .thenOctets("01 ff") // not counted
                        .thenOctets("03")
                        .then("1 1  0  1 0") // present and true, absent, present and false
                        .thenOctets("01 01 6b 7f ff ff ff") // one pair: k and -1
                        .bytes());
    }

    @Test
    void bytes_left_over_are_an_error() throws Exception {
        byte[] bytes = encode(codec, SMALL, small());
        Codec<Object> opened = provider().open(codec, bind(codec, SMALL));

        assertThatThrownBy(() -> opened.deserialize(Arrays.copyOf(bytes, bytes.length + 1)))
                .isInstanceOf(IOException.class)
                .hasMessage("the value ends after %d of %d bytes", bytes.length, bytes.length + 1);
        assertThat(opened.deserialize(bytes)).as("the codec survives it").isNotNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 128, 16_383, 16_384, 65_536, 82_000})
    void lists_and_maps_of_any_length_come_back(int length) throws Exception {
        Map<String, Object> texts = texts(length);

        proveOne(
                codec,
                LISTS,
                RecordValue.of(
                        true,
                        Collections.nCopies(length, true),
                        List.of(List.of(1), Collections.nCopies(length, -1), List.of()),
                        texts));
    }

    @Test
    void a_list_of_16384_elements_is_a_fragment_and_an_empty_rest() throws Exception {
        RecordValue record = RecordValue.of(false, Collections.nCopies(16_384, true), List.of(), Map.of());

        assertThat(encode(codec, LISTS, record))
                .isEqualTo(Bits.of("0")
                        .thenOctets("c1")
                        .thenOctets("ff", 16_384 / Byte.SIZE)
                        .thenOctets("00")
                        .thenOctets("00 00")
                        .bytes());
    }

    @Test
    void a_record_without_fields_is_one_byte() throws Exception {
        Schema empty = SchemaText.parse("""
                root Empty
                record Empty
                """);

        assertThat(encode(codec, empty, RecordValue.of())).containsExactly(0);
        proveOne(codec, empty, RecordValue.of());
    }

    @Test
    void what_is_written_in_fragments_is_what_asn1tools_writes() throws Exception {
        assertAsAsn1tools(
                LISTS,
                IntStream.of(16_383, 16_384, 65_536)
                        .mapToObj(UperContractTest::lists)
                        .toList());
    }

    /** Of as many parts each. */
    private static RecordValue lists(int length) {
        Map<String, Object> texts = texts(length);
        texts.put("é".repeat(length / 2) + "k".repeat(length % 2), "x".repeat(length));
        return RecordValue.of(true, Collections.nCopies(length, true), List.of(Collections.nCopies(length, -1)), texts);
    }

    /** The other workloads have no type that these lack. */
    @TestFactory
    Stream<DynamicTest> records_with_every_type_and_edge_values_are_what_asn1tools_writes() {
        return areAsAsn1tools(Stream.of("kitchen-sink", "edge-values")
                .map(name -> Workloads.byName(name).orElseThrow()));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> records_of_all_workloads_are_what_asn1tools_writes() {
        return areAsAsn1tools(Workloads.all().stream());
    }

    private Stream<DynamicTest> areAsAsn1tools(Stream<Workload> workloads) {
        return workloads
                .map(workload -> workload.dataset(1))
                .map(data ->
                        DynamicTest.dynamicTest(data.name(), () -> assertAsAsn1tools(data.schema(), data.records())));
    }

    @TestFactory
    Stream<DynamicTest> random_records_of_random_schemas_are_what_asn1tools_writes() {
        return Seeds.wanted().stream()
                .map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> {
                    Schema schema = RandomSchema.generate(seed, ROOTS);
                    RandomValues values = new RandomValues(schema, seed);
                    assertAsAsn1tools(
                            schema,
                            Stream.generate(() -> values.next(2)).limit(RECORDS).toList());
                }));
    }

    private void assertAsAsn1tools(Schema schema, List<RecordValue> records) throws Exception {
        List<RecordValue> known =
                records.stream().map(new OracleValues(schema)::known).toList();
        Binding<Object> binding = bind(codec, schema);
        Codec<Object> opened = provider().open(codec, binding);
        List<byte[]> expected = new Asn1tools(folder).encode(binding.derivedSchema(), schema, known);

        assertThat(expected).hasSameSizeAs(records);
        for (int i = 0; i < records.size(); i++) {
            assertThat(opened.serialize(binding.domain().toDomain(known.get(i))))
                    .as("record %d: %s", i, known.get(i))
                    .isEqualTo(expected.get(i));
        }
    }

    @TestFactory
    Stream<DynamicTest> traps() {
        return proofs(
                Trap.values(),
                Trap.keys("\u0000"),
                Trap.size(),
                Trap.longString(),
                Trap.manyElements(),
                Trap.depth(2_000));
    }

    private static Map<String, Object> texts(int count) {
        Map<String, Object> texts = new LinkedHashMap<>();
        IntStream.range(0, count).forEach(i -> texts.put("k" + i, i % 3 == 0 ? null : "v"));
        return texts;
    }

    private static RecordValue small() {
        return RecordValue.of(
                150L,
                -1.5,
                0,
                null,
                List.of(),
                null,
                "CLOSED",
                "ONE",
                new byte[] {1, -1},
                Arrays.asList(true, null, false),
                Map.of("k", -1));
    }
}
