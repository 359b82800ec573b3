package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaNamesTest {
    private final Schema schema = new Schema(
            "a.order",
            List.of(
                    new RecordDefinition(
                            "a.order",
                            List.of(
                                    new Field("active", Type.Primitive.BOOLEAN),
                                    new Field("maybe", new Type.OptionalType(Type.Primitive.BOOLEAN)),
                                    new Field("class", Type.Primitive.INT),
                                    new Field("java", Type.Primitive.INT))),
                    new RecordDefinition("b.Order", List.of()),
                    new EnumDefinition("a.State", List.of("OPEN", "new"))));
    private final JavaNames names = new JavaNames(schema);

    @Test
    void records_that_differ_in_namespace_or_case_only_get_classes_of_their_own() {
        assertThat(names.qualifiedClassName("a.order")).isEqualTo("wirecost.domain.Order");
        assertThat(names.className("b.Order")).isEqualTo("Order_2");
    }

    @Test
    void a_boolean_that_is_always_there_has_an_is_getter() {
        assertThat(names.getter("a.order", schema.root().field("active"))).isEqualTo("isActive");
        assertThat(names.getter("a.order", schema.root().field("maybe"))).isEqualTo("getMaybe");
    }

    @Test
    void no_getter_is_the_one_that_every_object_has() {
        Schema odd = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R", List.of(new Field("Class", Type.Primitive.INT), new Field("class", Type.Primitive.INT)))));
        JavaNames oddNames = new JavaNames(odd);

        assertThat(oddNames.getter("R", odd.root().field("Class"))).isEqualTo("getClass_");
        assertThat(oddNames.getter("R", odd.root().field("class"))).isEqualTo("getClass__2");
    }

    @Test
    void no_property_is_named_like_a_method_that_every_domain_class_has() {
        Schema odd = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R",
                        List.of(
                                new Field("hashCode", Type.Primitive.INT),
                                new Field("equals", Type.Primitive.BOOLEAN)))));

        assertThat(new JavaNames(odd).property("R", "hashCode")).isEqualTo("hashCode_");
        assertThat(new JavaNames(odd).property("R", "equals")).isEqualTo("equals_");
    }

    @Test
    void no_class_is_a_keyword_or_hides_one_of_the_language_from_code_in_its_package() {
        Schema odd = new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(new Field("serialVersionUID", Type.Primitive.LONG))),
                        new RecordDefinition("_", List.of()),
                        new RecordDefinition("a.string", List.of())));
        JavaNames oddNames = new JavaNames(odd);

        assertThat(oddNames.className("_")).isEqualTo("__");
        assertThat(oddNames.className("a.string")).isEqualTo("String_");
        assertThat(oddNames.property("R", "serialVersionUID")).isEqualTo("serialVersionUID_");
    }

    @Test
    void reserved_words_and_package_names_are_renamed_and_reported() {
        assertThat(names.property("a.order", "class")).isEqualTo("class_");
        assertThat(names.property("a.order", "java")).isEqualTo("java_");
        assertThat(names.constant("a.State", "new")).isEqualTo("new_");
        assertThat(names.renamed())
                .containsEntry("a.order.class", "class_")
                .containsEntry("b.Order", "Order_2")
                .containsEntry("a.State.new", "new_")
                .doesNotContainKey("a.State.OPEN");
    }
}
