package io.wirecost.codecs.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.Targets;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Oracle;
import io.wirecost.contract.Orders;
import io.wirecost.contract.RandomSchema;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.thrift.protocol.TProtocolException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThriftContractTest extends ModuleTests {
    private static final Schema SMALL = new Schema(
            "Small",
            List.of(new RecordDefinition(
                    "Small",
                    List.of(
                            new Field("id", Primitive.LONG),
                            new Field("half", Primitive.FLOAT),
                            new Field("zero", new OptionalType(Primitive.INT)),
                            new Field("absent", new OptionalType(new ArrayType(Primitive.STRING))),
                            new Field("empty", new OptionalType(new ArrayType(Primitive.STRING))),
                            new Field("files", new MapType(new Type.Fixed("Two", 2)))))));

    private static final RecordValue RECORD =
            RecordValue.of(150L, 0.5f, 0, null, List.of(), Map.of("k", new byte[] {1, -1}));

    @Override
    protected CodecProvider provider() {
        return new ThriftCodecs();
    }

    @Test
    void compact_bytes_are_as_the_specification_lays_them_out() throws Exception {
        assertThat(HexFormat.ofDelimiter(" ")
                        .formatHex(encode(provider().codecs().get(0), SMALL, RECORD)))
                .isEqualTo(String.join(
                        " ",
                        "16 ac 02", // field 1, i64: zigzag varint of 150
                        "17 00 00 00 00 00 00 e0 3f", // field 2, double, least significant byte first
                        "15 00", // field 3, i32: 0 is present
                        "29 08", // field 5 (4 is absent), empty list of binary
                        "1b 01 88 01 6b 02 01 ff", // field 6, map of 1: binary to binary
                        "00"));
    }

    @Test
    void binary_bytes_are_as_the_specification_lays_them_out() throws Exception {
        assertThat(HexFormat.ofDelimiter(" ")
                        .formatHex(encode(provider().codecs().get(1), SMALL, RECORD)))
                .isEqualTo(String.join(
                        " ",
                        "0a 00 01 00 00 00 00 00 00 00 96",
                        "04 00 02 3f e0 00 00 00 00 00 00",
                        "08 00 03 00 00 00 00",
                        "0f 00 05 0b 00 00 00 00",
                        "0d 00 06 0b 0b 00 00 00 01 00 00 00 01 6b 00 00 00 02 01 ff",
                        "00"));
    }

    @Test
    void bytes_left_over_are_an_error() throws Exception {
        CodecInfo info = provider().codecs().get(0);
        byte[] bytes = encode(info, SMALL, RECORD);
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        Codec<Object> codec = provider().open(info, bind(info, SMALL));

        assertThatThrownBy(() -> codec.deserialize(longer))
                .isInstanceOf(TProtocolException.class)
                .hasMessageContaining("1 of " + longer.length + " bytes are left");
        assertThat(codec.deserialize(bytes)).as("the codec survives it").isNotNull();
    }

    @Test
    void a_text_beyond_the_advised_length_is_refused() throws Exception {
        RecordValue order = RecordValue.of(List.of(RecordValue.of("x".repeat(SafetyAdvice.MOST_LENGTH + 1))));
        for (CodecInfo codec : provider().codecs()) {
            requireRefusedAsAdvised(codec, new Trap("a long text", Orders.SCHEMA, order), TProtocolException.class);
        }
    }

    @Test
    void thrifts_own_compiler_accepts_every_schema(@TempDir Path folder) throws Exception {
        Oracle thrift = Oracle.named("thrift");
        Stream<Schema> schemas = Stream.concat(
                Workloads.all().stream().map(Workload::schema),
                IntStream.rangeClosed(1, 6).mapToObj(seed -> RandomSchema.generate(seed, 50)));
        StringBuilder all = new StringBuilder();
        for (Schema schema : schemas.toList()) {
            String name = "schema%d.thrift".formatted(all.length());
            String text = Targets.byId("thrift")
                    .orElseThrow()
                    .emit(schema)
                    .schema()
                    .orElseThrow()
                    .text();
            Files.writeString(folder.resolve(name), text);
            all.append("include \"%s\"\n".formatted(name));
        }
        Files.writeString(folder.resolve("all.thrift"), all);

        thrift.run(folder, "-r", "--strict", "--gen", "java", "-o", ".", "all.thrift");

        assertThat(folder.resolve("gen-java/wirecost/thrift")).isNotEmptyDirectory();
    }
}
