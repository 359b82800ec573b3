package io.wirecost.codecs.gson;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.wirecost.compiler.jsonschema.JsonSchemaText;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.RandomSchema;
import io.wirecost.contract.RandomValues;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GsonContractTest extends ModuleTests {
    private static final long SEED = 1;

    @Override
    protected CodecProvider provider() {
        return new GsonCodecs();
    }

    /** All codecs of JSON write the same, so the JSON Schema is that of all. */
    @TestFactory
    Stream<DynamicTest> what_is_written_for_a_workload_fits_its_json_schema() {
        return Workloads.all().stream()
                .map(workload -> DynamicTest.dynamicTest(
                        workload.name(),
                        () -> assertFit(
                                workload.schema(), workload.dataset(SEED).records())));
    }

    @Test
    void what_is_written_for_random_schemas_fits_their_json_schemas() throws Exception {
        Schema schema = RandomSchema.generate(SEED, 50);
        RandomValues values = new RandomValues(schema, SEED);

        assertFit(schema, Stream.generate(() -> values.next(2)).limit(300).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'event-id':1,'more':1}",
                "{'event-id':null}",
                "{'event-id':2147483648}",
                "{'event-id':1,'state':null}",
                "{'event-id':1,'state':'SHUT'}",
                "{'event-id':1,'rates':['nan']}",
                "{'event-id':1,'nothing':0}"
            })
    void what_no_codec_writes_does_not_fit(String json) {
        JsonSchema schema = jsonSchema(SchemaText.parse("""
                root x.R
                record x.R
                  id int "event-id"
                  state optional(enum(x.State))
                  rates optional(array(optional(double)))
                  nothing null
                enum x.State
                  OPEN
                """));

        assertThat(problems(schema, "{'event-id':1,'state':'OPEN','rates':['NaN',-1.5,null]}"))
                .isEmpty();
        assertThat(problems(schema, json)).isNotEmpty();
    }

    @Test
    void a_float_that_would_be_rounded_twice_on_its_way_through_a_double_comes_back() throws Exception {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  x float
                """);

        proveOne(provider().codecs().get(0), schema, RecordValue.of(7.038531E-26f));
    }

    private void assertFit(Schema schema, List<RecordValue> records) throws Exception {
        CodecInfo codec = provider().codecs().get(0);
        Binding<Object> binding = bind(codec, schema);
        Codec<Object> gson = provider().open(codec, binding);
        JsonSchema jsonSchema = jsonSchema(schema);
        for (RecordValue record : records) {
            String json = new String(gson.serialize(binding.domain().toDomain(record)), StandardCharsets.UTF_8);

            assertThat(jsonSchema.validate(json, InputFormat.JSON)).as(json).isEmpty();
        }
    }

    /** @param json with single quotes, to be readable in Java */
    private static Set<ValidationMessage> problems(JsonSchema schema, String json) {
        return schema.validate(json.replace('\'', '"'), InputFormat.JSON);
    }

    private static JsonSchema jsonSchema(Schema schema) {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(JsonSchemaText.emit(schema), InputFormat.JSON);
    }
}
