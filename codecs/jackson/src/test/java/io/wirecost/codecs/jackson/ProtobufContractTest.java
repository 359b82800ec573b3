package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ProtobufContractTest extends ModuleTests {
    private static final Type INT = Type.Primitive.INT;

    @Override
    protected CodecProvider provider() {
        return new JacksonProtobufCodecs();
    }

    @TestFactory
    Stream<DynamicTest> what_is_large_or_deep_comes_back() {
        return proofs(Trap.size(), Trap.longString(), Trap.depth(1_500));
    }

    @Test
    void bytes_are_those_of_the_specification() throws Exception {
        byte[] bytes = encode(provider().codecs().get(0), Logical.SCHEMA, Logical.RECORD);

        // 1, 2: lengths and bytes; 3, 4: varints
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("0a020096" + "1210" + "11".repeat(16) + "1801" + "2001");
    }

    @Test
    void a_refusal_names_the_field() {
        assertThat(refusal(new Type.MapType(INT))).contains("r.Root.field: jackson-dataformat-protobuf has no maps");
        assertThat(refusal(new Type.ArrayType(new Type.OptionalType(INT))))
                .contains("r.Root.field: Protocol Buffers needs a message around each optional(int) in a list,"
                        + " for which Jackson has no bean");
        assertThat(refusal(new Type.ArrayType(new Type.ArrayType(INT)))).isPresent();
        assertThat(refusal(new Type.OptionalType(new Type.ArrayType(INT))))
                .contains("r.Root.field: Protocol Buffers needs a message around a list that may be absent,"
                        + " for which Jackson has no bean");
        assertThat(refusal(new Type.OptionalType(new Type.MapType(INT)))).isPresent();
    }

    private Optional<String> refusal(Type type) {
        Field field = new Field("field", type);
        Schema schema = new Schema("r.Root", List.of(new RecordDefinition("r.Root", List.of(field))));
        return ProtobufFit.refusal(schema).map(Refusal::reason);
    }
}
