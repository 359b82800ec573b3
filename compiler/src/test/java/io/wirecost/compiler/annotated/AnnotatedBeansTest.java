package io.wirecost.compiler.annotated;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnnotatedBeansTest {
    private static final Schema SCHEMA = new Schema(
            "acme.Order",
            List.of(
                    new RecordDefinition(
                            "acme.Order",
                            List.of(
                                    new Field("URLPath", Primitive.STRING).withKey("url-\"path\""),
                                    new Field("tags", new ArrayType(Primitive.STRING)),
                                    new Field("notes", new OptionalType(new ArrayType(Primitive.STRING))),
                                    new Field("state", new Type.EnumRef("acme.State")))),
                    new EnumDefinition("acme.State", List.of("OPEN", "default"))));

    @Test
    void jackson_is_told_names_their_order_and_that_absent_fields_are_left_out() {
        String bean = source(new DomainTarget(new JacksonBeans()), "Order");

        assertThat(bean).contains("""
                        @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
                        @com.fasterxml.jackson.annotation.JsonPropertyOrder({"url-\\"path\\"", "tags", "notes", "state"})
                        public class Order implements java.io.Serializable {
                        """, """
                          @com.fasterxml.jackson.annotation.JsonProperty("url-\\"path\\"")
                          public java.lang.String getURLPath() {
                        """, "private java.util.List<java.lang.String> tags;");
        assertThat(source(new DomainTarget(new JacksonBeans()), "State")).contains("""
                  @com.fasterxml.jackson.annotation.JsonProperty("OPEN")
                  OPEN,
                  @com.fasterxml.jackson.annotation.JsonProperty("default")
                  default_,
                """);
    }

    @Test
    void for_avro_jackson_has_the_names_of_the_schema_and_the_schema_itself() {
        JacksonAvroTarget target = new JacksonAvroTarget();

        assertThat(source(target, "Order"))
                .contains("JsonPropertyOrder({\"URLPath\", \"tags\", \"notes\", \"state\"})")
                .doesNotContain("url-");
        assertThat(target.emit(SCHEMA).schema().orElseThrow().text()).contains("\"name\": \"URLPath\"");
    }

    @Test
    void protostuff_gets_lists_that_are_empty_until_elements_come_and_no_annotations() {
        assertThat(source(new DomainTarget(new ProtostuffBeans()), "Order"))
                .contains(
                        "private java.util.List<java.lang.String> tags = new java.util.ArrayList<>();",
                        "private java.util.List<java.lang.String> notes;")
                .doesNotContain("JsonProperty");
    }

    private static String source(Target target, String name) {
        return target.emit(SCHEMA).files().get("wirecost/domain/" + name + ".java");
    }
}
