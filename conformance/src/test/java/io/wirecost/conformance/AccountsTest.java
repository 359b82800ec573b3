package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.contract.CodecProver;
import io.wirecost.contract.UnionSchemas;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walkers on records of which it is known what they cost, and by night on every workload; {@link ConformanceTest} has the rest. */
class AccountsTest {
    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> every_record_of_every_workload_is_accounted_for() {
        return InstalledModules.here()
                .provers()
                .flatMap(prover -> prover.provider().codecs().stream()
                        .filter(WalkedBytes::hasWalker)
                        .flatMap(codec -> Workloads.all().stream()
                                .map(workload -> workload.dataset(1))
                                .filter(data -> prover.provider()
                                        .refusalReason(codec, data.schema())
                                        .isEmpty())
                                .map(data -> DynamicTest.dynamicTest(
                                        codec.variant().name() + " " + data.name(),
                                        () -> WalkedBytes.require(prover.write(codec, data), codec, data)))));
    }

    /** The account by hand of the study habr-458026, and 0 bytes for an empty field where its text has the wrong figure. */
    @ParameterizedTest
    @CsvSource({
        "avro-generic, 38, 1",
        "msgpack-core-array, 38, 1",
        "protobuf-java, 38, 0",
        "thrift-compact, 38, 0",
        "thrift-binary, 43, 0"
    })
    void a_text_of_36_characters_costs_what_habr_458026_counted(String name, int filled, int empty) throws Exception {
        Type text = new Type.OptionalType(Type.Primitive.STRING);
        Schema schema = new Schema(
                "Texts",
                List.of(new RecordDefinition("Texts", List.of(new Field("filled", text), new Field("empty", text)))));
        RecordValue record = RecordValue.of("123e4567-e89b-12d3-a456-426614174000", null);

        Map<BytePlace, Map<ByteKind, Long>> fields =
                Message.of(name, schema, record).fields();

        assertThat(bytes(fields, "filled")).isEqualTo(filled);
        assertThat(bytes(fields, "empty")).isEqualTo(empty);
        assertThat(fields.get(BytePlace.MESSAGE.field("filled"))).containsEntry(ByteKind.PAYLOAD, 36L);
    }

    /** A union of a long and a string, of which the second is there: what says so is the tag. */
    @ParameterizedTest
    @CsvSource({
        "protobuf-java, 0a04 12026162, 1",
        "thrift-compact, 1c 28026162 00 00, 1",
        "thrift-binary, 0c0001 0b0002000000026162 00 00, 3",
        "asn1-ber, 3006 a004 81026162, 1",
        "asn1-uper, 8130b100, 0", // a bit, in the first byte of the length
        "flatbuffers, 04000000 e2ffffff0c000000 08000e0007000800 08000000 000000 02 0c000000 0000 060008000400"
                + " 0600000004000000 02000000 6162 0000, 1",
        "capnproto, 00000000 06000000 0000000000000100 0000000002000100 0000000000000000 0100000000000000 010000001a000000"
                + " 6162000000000000, 2",
    })
    void what_says_which_branch_of_a_union_is_there_is_a_tag(String name, String bytes, long tag) throws Exception {
        Schema schema = SchemaText.parse("""
                root Paid
                record Paid
                  payment record(Payment)
                union Payment
                  cash optional(long)
                  card optional(string)
                """);
        RecordValue record = RecordValue.of(RecordValue.of(null, "ab"));

        Message written = Message.of(name, schema, record);

        assertThat(HexFormat.of().formatHex(written.bytes())).isEqualTo(bytes.replace(" ", ""));
        assertThat(written.fields()
                        .get(BytePlace.MESSAGE.field("payment").field("card"))
                        .getOrDefault(ByteKind.TAG, 0L))
                .isEqualTo(tag);
    }

    /**
     * The branch of a union is an item of its own. By hand, for {@code payment} = the branch {@code cents} with 3: its name in
     * JSON (5 letters in quotes) and in CBOR (a head and 5 letters), its tag in Protocol Buffers and in the compact protocol of
     * Thrift, and in Avro the number of the branch.
     */
    @ParameterizedTest
    @CsvSource({
        "jackson-json, payment.cents, NAME, 7",
        "jackson-cbor, payment.cents, NAME, 6",
        "protobuf-java, payment.cents, TAG, 1",
        "thrift-compact, payment.cents, TAG, 1",
        "avro-generic, payment, TAG, 1"
    })
    void the_name_or_tag_of_a_branch_is_an_item_of_its_own(String name, String path, ByteKind kind, long bytes)
            throws Exception {
        Schema schema = UnionSchemas.byKind().get("of primitives");
        RecordValue record = RecordValue.of(RecordValue.of(null, 3L, null));

        Map<BytePlace, Map<ByteKind, Long>> fields =
                Message.of(name, schema, record).fields();

        assertThat(fields.get(new BytePlace(path))).as("%s", fields).containsEntry(kind, bytes);
        assertThat(fields.get(new BytePlace("payment.cents"))).as("%s", fields).containsEntry(ByteKind.PAYLOAD, 1L);
    }

    /** @param fields what each place costs */
    private record Message(byte[] bytes, Map<BytePlace, Map<ByteKind, Long>> fields) {
        static Message of(String name, Schema schema, RecordValue record) throws Exception {
            Dataset data = new Dataset(
                    "one",
                    schema,
                    List.of(new Group("one", List.of(record))),
                    OptionalLong.empty(),
                    new Filter(List.of()));
            CodecProver prover = InstalledModules.here()
                    .provers()
                    .filter(each -> codec(each, name).isPresent())
                    .findFirst()
                    .orElseThrow();
            CodecInfo codec = codec(prover, name).orElseThrow();
            byte[] bytes = prover.write(codec, data).messages().get(0);
            return new Message(
                    bytes, Accounts.walker(codec, schema).walk(bytes).account().bytesByPlace());
        }
    }

    private static long bytes(Map<BytePlace, Map<ByteKind, Long>> fields, String field) {
        return fields.getOrDefault(BytePlace.MESSAGE.field(field), Map.of()).values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    private static Optional<CodecInfo> codec(CodecProver prover, String name) {
        return prover.provider().codecs().stream()
                .filter(codec ->
                        codec.runtime().equals(CodecId.JVM) && codec.name().equals(name))
                .findFirst();
    }
}
