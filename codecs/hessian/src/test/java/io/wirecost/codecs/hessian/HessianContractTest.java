package io.wirecost.codecs.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.SerializerFactory;
import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class HessianContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new HessianCodecs();
    }

    private static final Schema NUMBERS = new Schema(
            "acme.Root",
            List.of(new RecordDefinition(
                    "acme.Root",
                    List.of(
                            new Field("double", Type.Primitive.DOUBLE),
                            new Field("floats", new Type.ArrayType(Type.Primitive.FLOAT)),
                            new Field("doubles", new Type.ArrayType(Type.Primitive.DOUBLE))))));

    @Test
    void the_sign_of_zero_is_kept() throws Exception {
        RecordValue record = RecordValue.of(-0d, List.of(-0f, 0f), List.of(-0d, 0d, 1d, -0d));

        proveOne(provider().codecs().get(0), NUMBERS, record);
    }

    @Test
    void elements_keep_their_size() throws Exception {
        RecordValue record = RecordValue.of(0.1, List.of(0.1f, Float.NaN, Float.MAX_VALUE), List.of(0.1));

        proveOne(provider().codecs().get(0), NUMBERS, record);
    }

    @Test
    void a_class_that_no_schema_asks_for_is_not_loaded() throws Exception {
        Binding<Object> binding = bind(provider().codecs().get(0), NUMBERS);
        SerializerFactory factory = ValueSerializers.factory(binding);

        assertThat(factory.loadSerializedClass("wirecost.domain.Root")).isEqualTo(binding.domainClass());
        assertThat(factory.loadSerializedClass("java.lang.ProcessBuilder"))
                .as("the library's stand-in for what it may not load")
                .isEqualTo(HashMap.class);
    }
}
