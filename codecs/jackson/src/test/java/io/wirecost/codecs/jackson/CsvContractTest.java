package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CsvContractTest extends ModuleTests {
    private static final CodecInfo CSV = new CsvCodecs().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new CsvCodecs();
    }

    @Test
    void an_absent_text_an_empty_one_and_one_with_quotes_are_told_apart() throws Exception {
        Field[] fields = Stream.of("a", "b", "c", "d")
                .map(name -> new Field(name, new Type.OptionalType(Primitive.STRING)))
                .toArray(Field[]::new);

        assertThat(row(schema(fields), RecordValue.of(null, "", "x", "1,\"2\"\n")))
                .isEqualTo(",\"\",x,\"1,\"\"2\"\"\n\"\n");
    }

    @Test
    void a_list_and_a_record_are_refused_with_their_fields() {
        Field texts = new Field("texts", new Type.ArrayType(Primitive.STRING));

        assertThat(provider().refuses(CSV, schema(texts)).orElseThrow().reason())
                .isEqualTo("odd.Root.texts: a cell of CSV holds a single value, and no list, map or record");
    }

    private String row(Schema schema, RecordValue record) throws Exception {
        return new String(encode(CSV, schema, record), StandardCharsets.UTF_8);
    }

    private static Schema schema(Field... fields) {
        return new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(fields))));
    }
}
