package io.wirecost.compiler.asn1;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.Primitive;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Asn1TargetTest {
    private static final Schema ODD_NAMES = AwkwardNames.schema("odd.sequence");

    private static final Emission EMISSION = new Asn1Target().emit(ODD_NAMES);

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(Asn1TargetTest.class, "odd-names.asn1"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.files().get(JavaSources.path(GeneratedCode.mapperClass("asn1"))))
                .isEqualTo(Recorded.text(Asn1TargetTest.class, "Mapper.txt"));
    }

    @Test
    void a_record_is_never_named_like_a_list() {
        Schema schema = new Schema(
                "odd.BerIntegerList",
                List.of(new RecordDefinition(
                        "odd.BerIntegerList", List.of(new Field("ids", new ArrayType(Primitive.LONG))))));

        assertThat(new Asn1Target().emit(schema).schema().orElseThrow().text())
                .contains(
                        "BerIntegerListType ::= SEQUENCE {",
                        "ids BerIntegerList",
                        "BerIntegerList ::= SEQUENCE OF INTEGER");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ANY", "DATE", "DURATION", "OID", "RESULT", "TIME"})
    void a_record_is_never_named_like_a_word_of_the_language_or_of_its_compiler(String word) {
        Schema schema = new Schema(
                "odd." + word, List.of(new RecordDefinition("odd." + word, List.of(new Field("id", Primitive.LONG)))));

        assertThat(new Asn1Target().emit(schema).schema().orElseThrow().text())
                .doesNotContain(word + " ::= ")
                .containsIgnoringCase(word);
    }
}
