package io.wirecost.codecs.yasson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaNamesTest {
    @Test
    void a_renamed_field_that_another_record_has_by_that_name_is_refused() {
        assertThat(SchemaNames.ambiguity(schema("class", "class_")))
                .contains("shop.Item.class_ and a field class of another record are both the property class_ in Java");
    }

    @Test
    void fields_of_one_name_are_no_ambiguity() {
        assertThat(SchemaNames.ambiguity(schema("class", "class"))).isEmpty();
    }

    @Test
    void a_property_gets_the_schemas_name() {
        SchemaNames names = new SchemaNames(schema("class", "URL"));

        assertThat(names.translateName("class_")).isEqualTo("class");
        assertThat(names.translateName("URL")).isEqualTo("URL");
    }

    private static Schema schema(String orderField, String itemField) {
        return new Schema("shop.Order", List.of(record("shop.Order", orderField), record("shop.Item", itemField)));
    }

    private static RecordDefinition record(String name, String field) {
        return new RecordDefinition(name, List.of(new Field(field, Type.Primitive.STRING)));
    }
}
