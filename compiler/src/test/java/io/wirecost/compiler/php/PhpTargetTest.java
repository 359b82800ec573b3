package io.wirecost.compiler.php;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhpTargetTest {
    @Test
    void the_classes_of_awkward_names_and_what_they_stand_for_are_as_recorded() throws Exception {
        Map<String, String> files =
                new PhpTarget().emit(AwkwardNames.schema("odd.list")).files();

        assertThat(files).containsOnlyKeys("Domain.php", "domain.json");
        assertThat(files.get("Domain.php")).isEqualTo(Recorded.text(PhpTargetTest.class, "odd-names.php"));
        assertThat(files.get("domain.json")).endsWith("}\n").hasLineCount(1);
        assertThat(JsonText.indented(JsonText.read(files.get("domain.json"), "domain.json")) + "\n")
                .isEqualTo(Recorded.text(PhpTargetTest.class, "odd-names.json"));
    }

    @Test
    void what_is_unlike_the_schema_is_noted() {
        assertThat(new PhpTarget().emit(AwkwardNames.schema("odd.list")).notes())
                .containsExactly(
                        "odd.list is named List_",
                        "odd.String is named String_",
                        "odd.state is named State",
                        "odd.list.nothing is left out, since it never has a value");
    }

    @Test
    void no_enum_has_a_name_that_php_reads_as_extends_or_implements() {
        Schema schema = SchemaText.parse(
                "root R\nrecord R\n  a enum(ExtendsIt)\n  b enum(implements)\nenum ExtendsIt\n  A\nenum implements\n  B\n");

        assertThat(new PhpTarget().emit(schema).files().get("Domain.php"))
                .contains("enum _ExtendsIt: string", "enum _Implements: string");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "->",
            value = {
                "boolean -> public bool $field,",
                "int -> public int $field,",
                "long -> public int $field,",
                "float -> public float $field,",
                "double -> public float $field,",
                "string -> public string $field,",
                "bytes -> public string $field,",
                "fixed(x.F,4) -> public string $field,",
                "decimal(5,2) -> public string $field,",
                "uuid -> public string $field,",
                "date -> public int $field,",
                "time-micros -> public int $field,",
                "timestamp-millis -> public int $field,",
                "local-timestamp-micros -> public int $field,",
                "enum(x.E) -> public E $field,",
                "record(x.S) -> public S $field,",
                "optional(string) -> public ?string $field,",
                "optional(enum(x.E)) -> public ?E $field,",
                "optional(record(x.R)) -> public ?R $field,",
                "array(record(x.S)) -> /** @var list<S> */ public array $field,",
                "map(date) -> /** @var array<string, int> */ public array $field,",
                "optional(array(long)) -> /** @var list<int>|null */ public ?array $field,",
                "array(optional(enum(x.E))) -> /** @var list<E|null> */ public array $field,",
                "map(array(optional(map(bytes)))) "
                        + "-> /** @var array<string, list<array<string, string>|null>> */ public array $field,",
                "array(null) -> /** @var list<null> */ public array $field,",
                "null -> ",
            })
    void every_type_is_checked_by_php_or_stands_in_the_documentation(String type, String property) {
        Schema schema =
                SchemaText.parse("root x.R\nrecord x.R\n  field %s\nrecord x.S\nenum x.E\n  OPEN\n".formatted(type));

        String text = new PhpTarget().emit(schema).files().get("Domain.php");

        String parameters =
                text.substring(text.indexOf("__construct(") + "__construct(".length(), text.indexOf(") {}"));
        assertThat(parameters.strip().replaceAll("\\s+", " ")).isEqualTo(property == null ? "" : property);
    }

    @Test
    void names_that_php_refuses_or_cannot_tell_apart_get_others() {
        Schema schema = SchemaText.parse("""
                root x.match
                record x.match
                  this int
                  This int
                  _GET int
                  class int
                record y.MATCH
                enum y.Readonly
                  class
                  CLASS
                  Class_
                  default
                  __halt_compiler
                """);

        assertThat(new PhpTarget().emit(schema).notes())
                .containsExactly(
                        "x.match is named Match_",
                        "x.match.this is named this_",
                        "x.match._GET is named _GET_",
                        "y.MATCH is named MATCH__2",
                        "y.Readonly is named Readonly_",
                        "y.Readonly.class is named class_",
                        "y.Readonly.CLASS is named CLASS_",
                        "y.Readonly.__halt_compiler is named __halt_compiler_");
    }

    @Test
    void documentation_stands_in_the_text_for_people_only_and_nothing_ends_its_comment() throws Exception {
        String text = Recorded.text(PhpTargetTest.class, "documented.avsc");
        Schema schema =
                SchemaReaders.forFile("x.avsc").read(text, "documented.avsc").schema();
        Emission emission = new PhpTarget().emit(schema);

        assertThat(emission.files().values())
                .allSatisfy(file -> assertThat(file).doesNotContain("An order", "Counts", "system"));
        assertThat(emission.shown().orElseThrow().text())
                .isEqualTo(Recorded.text(PhpTargetTest.class, "documented.php"));
    }

    @ParameterizedTest
    @CsvSource({
        "Order, Domain",
        "acme.Order, Acme",
        "acme.shop.v2.Order, Acme\\Shop\\V2",
        "namespace.acme.list.Order, Namespace_\\Acme\\List_",
        "_.x.Order, __\\X",
    })
    void the_namespace_for_people_is_like_that_of_the_schema(String root, String namespace) {
        Schema schema = SchemaText.parse("root %s\nrecord %s\n".formatted(root, root));

        assertThat(new PhpTarget().emit(schema).shown().orElseThrow().text())
                .contains("\nnamespace " + namespace + ";\n");
    }
}
