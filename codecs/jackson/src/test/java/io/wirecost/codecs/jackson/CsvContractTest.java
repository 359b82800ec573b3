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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvContractTest extends ModuleTests {
    private static final CodecInfo CSV = new CsvCodecs().codecs().get(0);
    private static final CodecInfo STRICT = new CsvCodecs().codecs().get(1);

    @Override
    protected CodecProvider provider() {
        return new CsvCodecs();
    }

    @Test
    void an_absent_text_an_empty_one_and_one_with_quotes_are_told_apart() throws Exception {
        RecordValue record = RecordValue.of(null, "", "x", "1,\"2\"\n");

        String expected = ",\"\",x,\"1,\"\"2\"\"\n\"\n";
        assertThat(row(CSV, texts("a", "b", "c", "d"), record)).isEqualTo(expected);
        assertThat(row(STRICT, texts("a", "b", "c", "d"), record)).isEqualTo(expected);
    }

    @Test
    void an_absent_byte_string_and_an_empty_one_are_told_apart() throws Exception {
        Type bytes = new Type.OptionalType(Primitive.BYTES);
        Schema schema = schema(new Field("a", bytes), new Field("b", bytes), new Field("c", bytes));
        RecordValue record = RecordValue.of(null, new byte[0], new byte[] {1});

        assertThat(row(CSV, schema, record)).isEqualTo(",\"\",AQ==\n");
        assertThat(row(STRICT, schema, record)).isEqualTo(",\"\",AQ==\n");
    }

    @Test
    void a_long_text_and_one_with_spaces_have_quotes_by_default_and_none_after_a_strict_check() throws Exception {
        RecordValue record = RecordValue.of("12345678-1234-1234-1234-123456789012", "a b");

        assertThat(row(CSV, texts("long", "spaces"), record))
                .isEqualTo("\"12345678-1234-1234-1234-123456789012\",\"a b\"\n");
        assertThat(row(STRICT, texts("long", "spaces"), record))
                .isEqualTo("12345678-1234-1234-1234-123456789012,a b\n");
    }

    @Test
    void a_list_and_a_record_are_refused_with_their_fields() {
        Field texts = new Field("texts", new Type.ArrayType(Primitive.STRING));

        assertThat(provider().refusalReason(CSV, schema(texts)).orElseThrow().reason())
                .isEqualTo("odd.Root.texts: a cell of CSV holds a single value, and no list, map or record");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u0000a", "\u0000\u0000\u0000a", "\uFEFF", "\uFEFFa", "a\u0000"})
    void a_row_is_utf_8_whatever_it_begins_with(String text) throws Exception {
        for (CodecInfo codec : provider().codecs()) {
            proveOne(codec, texts("a", "b"), RecordValue.of(text, "b"));
        }
    }

    private String row(CodecInfo codec, Schema schema, RecordValue record) throws Exception {
        return new String(encode(codec, schema, record), StandardCharsets.UTF_8);
    }

    private static Schema texts(String... names) {
        return schema(Stream.of(names)
                .map(name -> new Field(name, new Type.OptionalType(Primitive.STRING)))
                .toArray(Field[]::new));
    }

    private static Schema schema(Field... fields) {
        return new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(fields))));
    }
}
