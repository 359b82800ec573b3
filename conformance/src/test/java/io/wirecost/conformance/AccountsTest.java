package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.account.Place;
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
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
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
                                        () -> WalkedBytes.require(prover, codec, data)))));
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
        Dataset data = data(schema, record);
        CodecProver prover = prover(name);
        CodecInfo codec = codec(prover, name).orElseThrow();

        byte[] message = prover.write(codec, data).messages().get(0);
        Map<Place, Map<ByteKind, Long>> fields =
                Accounts.walker(codec, schema).walk(message).account().bytesByPlace();

        assertThat(bytes(fields, "filled")).isEqualTo(filled);
        assertThat(bytes(fields, "empty")).isEqualTo(empty);
        assertThat(fields.get(Place.MESSAGE.field("filled"))).containsEntry(ByteKind.PAYLOAD, 36L);
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
        Dataset data = data(schema, RecordValue.of(RecordValue.of(null, 3L, null)));
        CodecProver prover = prover(name);
        CodecInfo codec = codec(prover, name).orElseThrow();

        byte[] message = prover.write(codec, data).messages().get(0);
        Map<Place, Map<ByteKind, Long>> fields =
                Accounts.walker(codec, schema).walk(message).account().bytesByPlace();

        assertThat(fields.get(new Place(path))).as("%s", fields).containsEntry(kind, bytes);
        assertThat(fields.get(new Place("payment.cents"))).as("%s", fields).containsEntry(ByteKind.PAYLOAD, 1L);
    }

    private static long bytes(Map<Place, Map<ByteKind, Long>> fields, String field) {
        return fields.getOrDefault(Place.MESSAGE.field(field), Map.of()).values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    private static Dataset data(Schema schema, RecordValue record) {
        return new Dataset(
                "one", schema, List.of(new Group("one", List.of(record))), OptionalLong.empty(), new Filter(List.of()));
    }

    private static CodecProver prover(String codec) {
        return InstalledModules.here()
                .provers()
                .filter(each -> codec(each, codec).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static Optional<CodecInfo> codec(CodecProver prover, String name) {
        return prover.provider().codecs().stream()
                .filter(codec ->
                        codec.runtime().equals(CodecId.JVM) && codec.name().equals(name))
                .findFirst();
    }
}
