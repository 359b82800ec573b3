package io.wirecost.codecs.protostuff;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProtostuffContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new ProtostuffCodecs();
    }

    @Test
    void absent_and_empty_differ_at_every_level() throws Exception {
        Type optionals = new Type.OptionalType(new Type.ArrayType(new Type.OptionalType(Type.Primitive.STRING)));
        Schema schema = new Schema(
                "acme.Root",
                List.of(new RecordDefinition(
                        "acme.Root",
                        List.of(
                                new Field("absent", optionals),
                                new Field("empty", optionals),
                                new Field("nulls", optionals),
                                new Field("nested", new Type.ArrayType(optionals)),
                                new Field("map", new Type.MapType(new Type.ArrayType(optionals)))))));
        RecordValue record = RecordValue.of(
                null,
                List.of(),
                Arrays.asList(null, "", null),
                Arrays.asList(null, List.of(), Arrays.asList("a", null)),
                Map.of("empty", List.of(), "nulls", Arrays.asList(null, null)));

        proveOne(provider().codecs().get(0), schema, record);
    }
}
