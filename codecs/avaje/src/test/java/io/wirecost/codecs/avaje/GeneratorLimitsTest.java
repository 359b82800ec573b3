package io.wirecost.codecs.avaje;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GeneratorLimitsTest {
    @Test
    void a_field_that_is_named_like_an_accessor_is_refused_by_its_name() {
        assertThat(refusal("shop.Order", "name", "getName"))
                .contains(
                        new Refusal("avaje's generator takes another field's accessor for that of shop.Order.getName"));
    }

    @Test
    void a_record_that_is_named_like_an_import_is_refused_by_its_name() {
        assertThat(refusal("shop.List", "id"))
                .contains(new Refusal(
                        "avaje's generated code takes the record or enum shop.List for a class of its own imports"));
    }

    @Test
    void names_that_the_compiler_mends_are_not_refused() {
        assertThat(refusal("shop.Order", "class", "hashCode", "getClass", "message", "Message", "equals"))
                .isEmpty();
    }

    @Test
    void a_key_that_generated_code_would_have_to_escape_is_refused_by_its_field() {
        assertThat(refusal(new Field("ref", Type.Primitive.STRING).withKey("$ref a")))
                .isEmpty();
        assertThat(refusal(new Field("ref", Type.Primitive.STRING).withKey("a\"b"))
                        .orElseThrow()
                        .reason())
                .startsWith("The key of shop.Order.ref is ");
    }

    private static Optional<Refusal> refusal(Field field) {
        Schema schema = new Schema("shop.Order", List.of(new RecordDefinition("shop.Order", List.of(field))));
        return new GeneratorLimits(schema).refusal();
    }

    private static Optional<Refusal> refusal(String record, String... fields) {
        List<Field> members =
                Stream.of(fields).map(f -> new Field(f, Type.Primitive.STRING)).toList();
        return new GeneratorLimits(new Schema(record, List.of(new RecordDefinition(record, members)))).refusal();
    }
}
