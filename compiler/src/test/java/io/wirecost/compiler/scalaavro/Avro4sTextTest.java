package io.wirecost.compiler.scalaavro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import org.junit.jupiter.api.Test;

class Avro4sTextTest {
    @Test
    void the_instances_of_awkward_names_are_as_recorded() throws Exception {
        Emission emission = Avro4sText.target().emit(AwkwardNames.schema("odd.option"));

        assertThat(emission.files()).containsOnlyKeys("Codec.scala");
        assertThat(own(emission)).isEqualTo(Recorded.text(Avro4sTextTest.class, "avro4s-names.scala"));
    }

    @Test
    void a_field_or_symbol_that_is_named_otherwise_in_scala_keeps_the_name_of_the_schema() {
        Schema schema = SchemaText.parse("""
                root x.type
                record x.type
                  val int
                  state enum(x.given)
                enum x.given
                  case
                """);

        assertThat(own(Avro4sText.target().emit(schema)))
                .contains("(\"x.type\", _root_.scala.collection.immutable.Map((\"val_\", \"val\")))")
                .contains("case _root_.wirecost.domain.Given.case_ => \"case\"")
                .contains("case \"case\" => _root_.wirecost.domain.Given.case_");
    }

    @Test
    void the_schema_that_is_loaded_has_the_fields_of_the_case_classes_and_nothing_of_the_users_text() {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  nothing null
                  id long "a key"
                """);

        assertThat(Avro4sText.target().emit(schema).schema().orElseThrow().text())
                .contains("\"id\"")
                .doesNotContain("nothing", "a key");
    }

    /** What depends on the schema. */
    private static String own(Emission emission) {
        String text = emission.files().get("Codec.scala");
        return text.substring(0, text.length() - Avro4sSupport.TEXT.length());
    }
}
