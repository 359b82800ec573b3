package io.wirecost.compiler.scalaavro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import org.junit.jupiter.api.Test;

class VulcanTextTest {
    @Test
    void the_codecs_of_awkward_names_are_as_recorded() throws Exception {
        Schema schema = SchemaText.parse("""
                root odd.option
                record odd.option
                  type int
                  val optional(array(string)) "a \\u0022key"
                  state enum(odd.given)
                  price decimal(4,1,fixed(odd.Four,4))
                  texts map(record(String))
                  nothing null
                record String
                  single timestamp-micros
                record Empty
                  nothing null
                enum odd.given
                  case
                  open
                """);

        Emission emission = VulcanText.target().emit(schema);

        assertThat(emission.files()).containsOnlyKeys("Codec.scala");
        assertThat(own(emission)).isEqualTo(Recorded.text(VulcanTextTest.class, "vulcan-names.scala"));
    }

    @Test
    void a_record_with_more_fields_than_a_tuple_is_made_of_several() {
        StringBuilder text = new StringBuilder("root x.R\nrecord x.R\n");
        for (int i = 0; i < 23; i++) {
            text.append("  f").append(i).append(" int\n");
        }

        assertThat(own(VulcanText.target().emit(SchemaText.parse(text.toString()))))
                .contains(".mapN((a0, a1) => new _root_.wirecost.domain.R(a0._1, ", ", a0._11, a1._1, ", ", a1._12))");
    }

    @Test
    void a_record_that_contains_itself_is_refused() {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  next optional(record(x.R))
                """);

        assertThat(VulcanText.target().refusalReason(schema))
                .hasValue("x.R.next contains x.R again, and vulcan has no codecs that contain themselves");
    }

    /** What depends on the schema. */
    private static String own(Emission emission) {
        String text = emission.files().get("Codec.scala");
        return text.substring(0, text.length() - VulcanTypes.LEAVES.length());
    }
}
