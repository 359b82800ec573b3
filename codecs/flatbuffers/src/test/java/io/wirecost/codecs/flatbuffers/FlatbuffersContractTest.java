package io.wirecost.codecs.flatbuffers;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import io.wirecost.contract.InPlaceContract;
import io.wirecost.contract.Oracle;
import io.wirecost.contract.Orders;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlatbuffersContractTest extends InPlaceContract {
    private static final Type STATE = new Type.EnumRef("odd.State");
    private static final EnumDefinition STATES = new EnumDefinition(
            "odd.State", IntStream.range(0, 200).mapToObj(i -> "s" + i).toList());

    @TempDir
    private Path folder;

    @Override
    protected CodecProvider provider() {
        return new FlatbuffersCodecs();
    }

    @Override
    protected String codecInPlace() {
        return "flatbuffers";
    }

    @Test
    void flatc_reads_our_bytes_by_our_schema() throws Exception {
        Binding<Object> binding = bind(
                new Field("text", Primitive.STRING),
                new Field("absent", new OptionalType(Primitive.LONG)),
                new Field("present", new OptionalType(Primitive.LONG)),
                new Field("off", new OptionalType(Primitive.BOOLEAN)),
                new Field("amounts", new MapType(Primitive.DOUBLE)),
                new Field("bytes", Primitive.BYTES),
                new Field("states", new ArrayType(STATE)),
                new Field("holes", new ArrayType(new OptionalType(Primitive.INT))),
                new Field("empty", new OptionalType(new ArrayType(Primitive.STRING))),
                new Field("missing", new OptionalType(new ArrayType(Primitive.STRING))));
        RecordValue record = RecordValue.of(
                "zażółć",
                null,
                0L,
                false,
                Map.of("EUR", 1.5),
                new byte[] {-1, 2},
                List.of("s0", "s199"),
                Arrays.asList(7, null, 0),
                List.of(),
                null);

        assertThat(json(binding, record))
                .isEqualTo("{text:'zażółć',present:0,off:false,amounts:[{key:'EUR',value:1.5}],bytes:[255,2],"
                        + "states:['s0','s199'],holes:[{value:7},{},{value:0}],empty:[]}");
    }

    @Test
    void zero_is_left_out_where_a_value_must_be_there_but_its_sign_is_kept() throws Exception {
        Binding<Object> binding = bind(new Field("a", Primitive.DOUBLE), new Field("b", Primitive.FLOAT));

        assertThat(json(binding, RecordValue.of(0d, 0f))).isEqualTo("{}");
        assertThat(json(binding, RecordValue.of(-0d, -0f))).isEqualTo("{a:-0.0,b:-0.0}");
    }

    @Test
    void the_last_of_many_symbols_comes_back_as_field_and_as_element() throws Exception {
        Binding<Object> binding = bind(
                new Field("one", STATE),
                new Field("maybe", new OptionalType(STATE)),
                new Field("many", new ArrayType(STATE)));

        proveOne(codec(), binding.schema(), RecordValue.of("s199", "s128", List.of("s127", "s128", "s199")));
    }

    @Test
    void a_flexbuffer_has_the_names_of_the_schema_each_once() throws Exception {
        byte[] bytes = encode(provider().codecs().get(1), Orders.SCHEMA, Orders.RECORD);

        assertThat(FlexBuffers.getRoot(new ArrayReadWriteBuf(bytes, bytes.length)))
                .hasToString("{ \"items\" : [ { \"product\" : \"tea\" }, { \"product\" : \"coffee\" } ] }");
        assertThat(new String(bytes, StandardCharsets.US_ASCII)).containsOnlyOnce("product");
    }

    @Test
    void a_flexbuffer_holds_text_with_zeros_and_keys_that_are_empty_or_long() throws Exception {
        Schema schema = new Schema(
                "R", List.of(new RecordDefinition("R", List.of(new Field("map", new MapType(Primitive.STRING))))));

        proveOne(
                provider().codecs().get(1),
                schema,
                RecordValue.of(Map.of("", "\u0000", "ß".repeat(300), "x", "a", "y".repeat(70_000))));
    }

    /** flatc's JSON of our bytes, without spaces and with single quotes to be readable here. */
    private String json(Binding<Object> binding, RecordValue record) throws Exception {
        Oracle flatc = Oracle.named("flatc");
        Files.writeString(folder.resolve("schema.fbs"), binding.derivedSchema());
        Files.write(folder.resolve("message.bin"), encode(codec(), binding.schema(), record));
        flatc.run(folder, "--json", "--natural-utf8", "--raw-binary", "schema.fbs", "--", "message.bin");
        return Files.readString(folder.resolve("message.json"))
                .replaceAll("\\s", "")
                .replace('"', '\'');
    }

    private Binding<Object> bind(Field... fields) throws Exception {
        RecordDefinition root = new RecordDefinition("odd.Root", List.of(fields));
        return bind(codec(), new Schema("odd.Root", List.of(root, STATES)));
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
