package io.wirecost.codecs.dsljson;

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
    void a_field_that_is_named_like_an_accessor_without_a_capital_is_refused_by_its_name() {
        assertThat(refusal("shop.Order", "_id", "get_id"))
                .contains(new Refusal(
                        "DSL-JSON's generator takes another field's accessor for that of shop.Order.get_id"));
        assertThat(refusal("shop.Order", "_id", "set_id")).isPresent();
        assertThat(refusal("shop.Order", "get_id", "set_id")).isEmpty();
    }

    @Test
    void a_record_that_is_named_like_an_annotation_of_java_is_refused_by_its_name() {
        assertThat(refusal("shop.Override", "id"))
                .contains(
                        new Refusal("DSL-JSON's generated code takes the record or enum shop.Override for Java's own"));
    }

    @Test
    void names_that_the_compiler_mends_are_not_refused() {
        assertThat(refusal("shop.Order", "class", "hashCode", "getClass", "message", "Message", "equals", "_x"))
                .isEmpty();
    }

    private static Optional<Refusal> refusal(String record, String... fields) {
        List<Field> members =
                Stream.of(fields).map(f -> new Field(f, Type.Primitive.STRING)).toList();
        return new GeneratorLimits(new Schema(record, List.of(new RecordDefinition(record, members)))).refusal();
    }
}
