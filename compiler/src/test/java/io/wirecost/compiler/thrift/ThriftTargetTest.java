package io.wirecost.compiler.thrift;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ThriftTargetTest {
    private static final Schema ODD_NAMES = AwkwardNames.schema("odd.struct");

    private static final Emission EMISSION = new ThriftTarget().emit(ODD_NAMES);

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(ThriftTargetTest.class, "odd-names.thrift"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.files().get(JavaSources.path(GeneratedCode.mapperClass("thrift"))))
                .isEqualTo(Recorded.text(ThriftTargetTest.class, "Mapper.txt"));
    }

    @Test
    void fields_whose_members_would_collide_are_renamed_and_noted() {
        assertThat(EMISSION.notes())
                .contains(
                        "odd.struct is named Struct_",
                        "odd.struct.foo_bar is named foo_bar_2",
                        "odd.struct.setFooBar is named setFooBar_3",
                        "odd.state.value is named value_");
    }

    @Test
    void branches_of_a_union_are_no_variables_of_its_code() {
        Schema schema = SchemaText.parse("""
                root a.R
                record a.R
                  field record(a.U)
                union a.U
                  field optional(bytes)
                  oprot optional(long)
                """);

        assertThat(new ThriftTarget().emit(schema).notes())
                .contains("a.U.field is named field_", "a.U.oprot is named oprot_")
                .noneMatch(note -> note.startsWith("a.R.field "));
    }
}
