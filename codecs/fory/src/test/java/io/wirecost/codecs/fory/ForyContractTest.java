package io.wirecost.codecs.fory;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.apache.fory.exception.ForyException;
import org.junit.jupiter.api.Test;

class ForyContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new ForyCodecs();
    }

    private static final Type OPTIONAL_LIST = new Type.OptionalType(new Type.ArrayType(Type.Primitive.INT));

    @Test
    void collections_of_nothing_but_absent_collections_come_back() throws Exception {
        Schema schema = schema(new Type.ArrayType(OPTIONAL_LIST), new Type.MapType(OPTIONAL_LIST));
        RecordValue record = RecordValue.of(Arrays.asList(null, null), Collections.singletonMap("absent", null));

        proveOne(provider().codecs().get(0), schema, record);
    }

    @Test
    void collections_deeper_than_the_generator_can_unroll_come_back() throws Exception {
        Type type = Type.Primitive.INT;
        Object value = 1;
        for (int level = 0; level < 12; level++) {
            type = new Type.ArrayType(type);
            value = List.of(value);
        }

        proveOne(provider().codecs().get(0), schema(type), RecordValue.of(value));
    }

    @Test
    void code_is_generated_for_all_records_but_those_that_the_generator_fails_for() {
        Type.ArrayType ints = new Type.ArrayType(Type.Primitive.INT);
        Type.MapType lists = new Type.MapType(ints);

        assertThat(schema(ints, lists, new Type.OptionalType(lists)).records()).allMatch(CodeGenerator::handles);
        assertThat(schema(new Type.ArrayType(lists)).records()).noneMatch(CodeGenerator::handles);
        assertThat(schema(new Type.ArrayType(OPTIONAL_LIST)).records()).noneMatch(CodeGenerator::handles);
        assertThat(schema(Type.Primitive.NULL).records()).noneMatch(CodeGenerator::handles);
    }

    /** One record, whose fields have these types. */
    private static Schema schema(Type... types) {
        List<Field> fields = new java.util.ArrayList<>();
        for (Type type : types) {
            fields.add(new Field("f" + fields.size(), type));
        }
        return new Schema("acme.Root", List.of(new RecordDefinition("acme.Root", fields)));
    }

    @Test
    void levels_beyond_the_limit_as_shipped_are_refused_by_fory_itself() throws Exception {
        requireRefusedAsShipped(provider().codecs().get(0), Trap.depth(500), ForyException.class);
    }
}
