package io.wirecost.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.target.AwkwardUnions;
import io.wirecost.compiler.target.Recorded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A format with unions of its own has a union of the schema as one of these. */
class UnionsTest {
    @ParameterizedTest
    @CsvSource({
        "protobuf, unions.proto",
        "thrift, unions.thrift",
        "flatbuffers, unions.fbs",
        "capnproto, unions.capnp",
        "asn1, unions.asn1",
        "asn1uper, uper-unions.asn1",
    })
    void a_union_is_the_formats_own(String target, String file) throws Exception {
        assertThat(Targets.byId(target)
                        .orElseThrow()
                        .emit(AwkwardUnions.schema())
                        .shown()
                        .orElseThrow()
                        .text())
                .isEqualTo(Recorded.text(UnionsTest.class, file));
    }

    /** Scala's classes of a union have no field for each branch. */
    @ParameterizedTest
    @CsvSource({"scalapb, scalapb-unions.scala", "scrooge, scrooge-unions.scala"})
    void a_mapper_of_scala_makes_the_branch_that_is_there(String target, String file) throws Exception {
        assertThat(Targets.byId(target)
                        .orElseThrow()
                        .emit(AwkwardUnions.schema())
                        .files()
                        .get("Mapper.scala"))
                .isEqualTo(Recorded.text(UnionsTest.class, file));
    }

    @Test
    void a_library_that_knows_no_oneof_gets_plain_fields_with_the_same_numbers() {
        String text = Targets.byId("java-jackson-protobuf")
                .orElseThrow()
                .emit(AwkwardUnions.schema())
                .schema()
                .orElseThrow()
                .text();

        assertThat(text).doesNotContain("oneof").contains("optional string branch = 1;", "optional double which = 11;");
    }

    @Test
    void runners_are_told_which_messages_are_unions() {
        assertThat(DerivedFiles.of("protobuf", AwkwardUnions.schema()))
                .hasEntrySatisfying(
                        "schema.proto",
                        text -> assertThat(text).contains("message M2 {\n  oneof branch {\n    string f1 = 1;\n"))
                .hasEntrySatisfying(
                        "lowered.json",
                        text -> assertThat(text)
                                .contains("\"record\":\"odd.Payload\",\"union\":true,\"slots\"")
                                .contains("\"record\":\"odd.Event\",\"slots\""));
    }
}
