package io.wirecost.compiler.scala;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalaTargetTest {
    private static final String CLASSES = "Domain.scala";

    @Test
    void the_classes_of_awkward_names_are_as_recorded() throws Exception {
        Emission emission = new ScalaTarget().emit(AwkwardNames.schema("odd.option"));

        assertThat(emission.files()).containsOnlyKeys(CLASSES, "Mapper.scala");
        assertThat(emission.files().get(CLASSES)).isEqualTo(Recorded.text(ScalaTargetTest.class, "odd-names.scala"));
    }

    @Test
    void what_is_unlike_the_schema_is_noted() {
        assertThat(new ScalaTarget().emit(AwkwardNames.schema("odd.option")).notes())
                .containsExactly(
                        "odd.option is named Option_",
                        "odd.String is named String_",
                        "odd.state is named State",
                        "odd.option.nothing is left out, since it never has a value");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "->",
            value = {
                "boolean -> field: Boolean",
                "int -> field: Int",
                "long -> field: Long",
                "float -> field: Float",
                "double -> field: Double",
                "string -> field: String",
                "bytes -> field: Array[Byte]",
                "fixed(x.F,4) -> field: Array[Byte]",
                "decimal(5,2) -> field: BigDecimal",
                "uuid -> field: UUID",
                "date -> field: LocalDate",
                "time-micros -> field: LocalTime",
                "timestamp-millis -> field: Instant",
                "local-timestamp-micros -> field: LocalDateTime",
                "enum(x.E) -> field: E",
                "record(x.S) -> field: S",
                "optional(string) -> field: Option[String] = None",
                "array(record(x.S)) -> field: Vector[S]",
                "map(date) -> field: Map[String, LocalDate]",
                "optional(array(long)) -> field: Option[Vector[Long]] = None",
                "array(optional(enum(x.E))) -> field: Vector[Option[E]]",
                "array(null) -> field: Vector[None.type]",
            })
    void every_type_has_its_own_in_scala(String type, String parameter) {
        Schema schema =
                SchemaText.parse("root x.R\nrecord x.R\n  field %s\nrecord x.S\nenum x.E\n  OPEN\n".formatted(type));

        assertThat(shown(schema)).contains("final case class R(\n  " + parameter + "\n)\n");
    }

    @Test
    void names_that_scala_refuses_or_cannot_tell_apart_get_others() {
        Schema schema = SchemaText.parse("""
                root x.vector
                record x.vector
                  type int
                  copy int
                  Copy int
                  ends_ int
                enum y.Given
                  val
                  open
                  OPEN
                """);

        assertThat(new ScalaTarget().emit(schema).notes())
                .containsExactly(
                        "x.vector is named Vector_",
                        "x.vector.type is named type_",
                        "x.vector.copy is named copy_",
                        "y.Given.val is named val_",
                        "y.Given.OPEN is named OPEN_2");
        assertThat(shown(schema)).contains("  type_ : Int,\n", "  ends_ : Int\n");
    }

    @Test
    void documentation_stands_in_the_text_for_people_only_and_nothing_ends_its_comment() throws Exception {
        String text = Recorded.text(ScalaTargetTest.class, "documented.avsc");
        Schema schema =
                SchemaReaders.forFile("x.avsc").read(text, "documented.avsc").schema();
        Emission emission = new ScalaTarget().emit(schema);

        assertThat(emission.files().values())
                .allSatisfy(file -> assertThat(file).doesNotContain("An order", "Counts", "system"));
        assertThat(emission.shown().orElseThrow().text())
                .isEqualTo(Recorded.text(ScalaTargetTest.class, "documented.scala"));
    }

    @ParameterizedTest
    @CsvSource({"Order, domain", "acme.Order, acme", "acme.shop.type.Order, acme.shop.type_"})
    void the_package_for_people_is_like_that_of_the_schema(String root, String name) {
        assertThat(shown(SchemaText.parse("root %s\nrecord %s\n".formatted(root, root))))
                .startsWith("package " + name + "\n");
    }

    @Test
    void a_record_that_no_constructor_takes_is_refused() {
        assertThat(new ScalaTarget().refusalReason(ofLongs(127))).isEmpty();
        assertThat(new ScalaTarget().refusalReason(ofLongs(128)))
                .contains("x.R has more fields than the constructor of a class can take");
    }

    private static Schema ofLongs(int count) {
        return SchemaText.parse(IntStream.range(0, count)
                .mapToObj("  f%d long\n"::formatted)
                .collect(Collectors.joining("", "root x.R\nrecord x.R\n", "")));
    }

    private static String shown(Schema schema) {
        return new ScalaTarget().emit(schema).shown().orElseThrow().text();
    }
}
