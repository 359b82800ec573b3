package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AvroContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new JacksonAvroCodecs();
    }

    @Test
    void bytes_are_those_of_the_specification() throws Exception {
        byte[] bytes = encode(provider().codecs().get(0), Logical.SCHEMA, Logical.RECORD);

        String uuid = "11111111-1111-1111-1111-111111111111";
        String uuidHex = HexFormat.of().formatHex(uuid.getBytes(StandardCharsets.US_ASCII));
        // zig-zag: lengths 2 and 36, day 1, microsecond 1
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("040096" + "48" + uuidHex + "02" + "02");
    }

    @Test
    void a_record_that_jackson_takes_for_a_container_is_refused_and_with_a_namespace_it_comes_back() throws Exception {
        for (String name : List.of("array", "map")) {
            assertThat(provider().refusalReason(provider().codecs().get(0), containers(name)))
                    .hasValueSatisfying(refusal -> assertThat(refusal.reason()).contains("the record " + name));
            Schema schema = containers("acme." + name);
            assertThat(provider().refusalReason(provider().codecs().get(0), schema))
                    .isEmpty();
            proveOne(provider().codecs().get(0), schema, RecordValue.of(List.of(1), Map.of("k", 2)));
        }
    }

    /** docs/evolution.md names this: other libraries of Avro give the default there, too. */
    @Test
    void a_record_in_a_union_gets_no_default_and_schemas_that_do_not_fit_are_refused_unread() throws Exception {
        CodecInfo avro = provider().codecs().get(0);
        Schema schema = SchemaText.parse(
                "root acme.R\nrecord acme.R\n  in optional(record(acme.In))\nrecord acme.In\n  id int\n  added int\n");
        Binding<Object> binding = bind(avro, schema);

        Codec<Object> reader = provider().open(avro, binding.with(versions(",\"default\":7")));
        assertThat(binding.domain().fromDomain(reader.deserialize(new byte[] {2, 2})))
                .hasToString("[[1, 0]]");
        assertThatThrownBy(() -> provider().open(avro, binding.with(versions(""))))
                .hasMessageContaining("Incompatible writer/reader ");
    }

    /** @param more of the field that the writer lacks */
    private static SchemaVersions versions(String more) {
        String id = "{\"name\":\"id\",\"type\":\"int\"}";
        return new SchemaVersions(root(id), root(id + ",{\"name\":\"added\",\"type\":\"int\"" + more + "}"));
    }

    private static String root(String fields) {
        return record("R", "{\"name\":\"in\",\"type\":[\"null\"," + record("In", fields) + "]}");
    }

    private static String record(String name, String fields) {
        return "{\"type\":\"record\",\"name\":\"" + name + "\",\"namespace\":\"acme\",\"fields\":[" + fields + "]}";
    }

    private static Schema containers(String root) {
        return new Schema(
                root,
                List.of(new RecordDefinition(
                        root,
                        List.of(
                                new Field("list", new Type.ArrayType(Type.Primitive.INT)),
                                new Field("map", new Type.MapType(Type.Primitive.INT))))));
    }

    @TestFactory
    Stream<DynamicTest> what_formats_stumble_over_comes_back() {
        return proofs(Trap.values(), Trap.keys("\u0000"), Trap.size(), Trap.longString(), Trap.depth(1_500));
    }
}
