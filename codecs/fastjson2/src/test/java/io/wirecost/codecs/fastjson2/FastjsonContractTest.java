package io.wirecost.codecs.fastjson2;

import io.wirecost.contract.JsonContract;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FastjsonContractTest extends JsonContract {
    @Override
    protected CodecProvider provider() {
        return new FastjsonCodecs();
    }

    @Test
    void keys_that_mean_something_to_fastjson_come_back() throws Exception {
        Schema schema = new Schema(
                "acme.Root",
                List.of(new RecordDefinition(
                        "acme.Root", List.of(new Field("map", new Type.MapType(Type.Primitive.STRING))))));
        for (CodecInfo codec : provider().codecs()) {
            for (String key : List.of("$ref", "@type")) {
                proveOne(codec, schema, RecordValue.of(Map.of(key, "$ref")));
            }
        }
    }
}
