package io.wirecost.compiler.read.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.read.Given;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.UnknownMembers;
import io.wirecost.core.Problems;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AvroFilesTest {
    private static final String ORDER =
            "{\"type\":\"record\",\"namespace\":\"acme\",\"name\":\"Order\",\"fields\":[{\"name\":\"item\",\"type\":\"Item\"},{\"name\":\"next\",\"type\":[\"null\",\"Order\"]}]}";

    private static final String ITEM =
            "{\"type\":\"record\",\"namespace\":\"acme\",\"name\":\"Item\",\"fields\":[{\"name\":\"of\",\"type\":[\"null\",\"acme.Order\"]}]}";

    @TempDir
    private Path folder;

    @Test
    void definitions_of_several_files_refer_to_each_other_in_any_order() throws Exception {
        Given given = Given.file(folder, "a.avsc", ITEM).beside("b.avsc", ORDER).files("a.avsc", "b.avsc");

        assertThat(given.problems()).singleElement().asString().contains("--root NAME, one of acme.Item, acme.Order");
        Schema schema = given.root("Order").read().schema();
        assertThat(schema.root().name()).isEqualTo("acme.Order");
        assertThat(schema.records()).hasSize(2);
        assertThat(given.files("").root("acme.Item").read().schema().records()).hasSize(2);
    }

    @Test
    void a_type_is_found_in_a_file_of_its_name() throws Exception {
        Given given = Given.file(folder, "order.avsc", ORDER).beside("types/Item.avsc", ITEM);

        assertThat(given.problems()).first().asString().contains("no type \"Item\"");
        assertThat(given.paths("types").read().schema().records()).hasSize(2);
    }

    @Test
    void a_problem_is_told_with_the_file_that_it_is_in() throws Exception {
        Given given = Given.file(folder, "order.avsc", ORDER)
                .beside("types/Item.avsc", ITEM.replace("[{", "[\n{").replace("acme.Order", "acme.Lost"))
                .paths("types");

        assertThat(given.problems())
                .first()
                .asString()
                .startsWith("Item.avsc:2:29: acme.Item.of: no type \"acme.Lost\" is defined");
    }

    @Test
    void a_list_of_definitions_and_a_protocol_are_read() throws Exception {
        assertThat(Given.file(folder, "list.avsc", "[" + ITEM + "," + ORDER + "]")
                        .root("acme.Order")
                        .read()
                        .schema()
                        .records())
                .hasSize(2);
        assertThat(Given.file(
                                folder,
                                "p.avpr",
                                "{\"protocol\":\"P\",\"namespace\":\"acme\",\"types\":[" + ORDER + "," + ITEM + "]}")
                        .root("Order")
                        .read()
                        .schema()
                        .records())
                .hasSize(2);
    }

    @Test
    void idl_is_read_with_its_imports_and_comments() throws Exception {
        Schema schema = Given.file(folder, "order.avdl", """
                        @namespace("acme") protocol Orders {
                          import idl "item.avdl";
                          /** An order. */
                          record Order { Item item; union { null, string } note = null; array<Item> `items`; }
                        }
                        """)
                .beside("item.avdl", "@namespace(\"acme\") protocol Items { record Item { long id; } }")
                .read()
                .schema();

        assertThat(schema.root().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly("item record(acme.Item)", "note optional(string)", "items array(record(acme.Item))");
        assertThat(schema.notes().doc("acme.Order")).contains("An order.");
    }

    @Test
    void idl_that_would_be_fetched_or_is_wrong_is_refused() throws Exception {
        assertThat(Given.file(folder, "a.avdl", "protocol P { import idl \"http://localhost/x.avdl\"; }")
                        .problems())
                .singleElement()
                .asString()
                .contains("nothing is fetched");
        assertThat(Given.file(folder, "a.avdl", "protocol P { record R { long } }")
                        .problems())
                .singleElement()
                .asString()
                .startsWith("a.avdl:1:30: ");
        assertThat(Given.file(folder, "a.avdl", "protocol P { record R { decimal(2, 9) price; } }")
                        .problems())
                .singleElement()
                .asString()
                .startsWith("a.avdl: ")
                .contains("scale")
                .doesNotContain("Exception");
    }

    @Test
    void all_that_is_wrong_with_idl_and_with_what_it_imports_is_told_at_once_with_line_and_column() throws Exception {
        assertThat(Given.file(folder, "a.avdl", """
                        @namespace("acme") protocol P {
                          import idl "b.avdl";
                          import schema "lost.avsc";
                          record R { long a = ; }
                          record S { int count; }
                          enum E { A, , B }
                        }
                        """)
                        .beside("b.avdl", "namespace acme;\nrecord S { int x = ; }\n")
                        .problems())
                .satisfiesExactlyInAnyOrder(
                        problem -> assertThat(problem).startsWith("a.avdl:3:17: imports lost.avsc, which is not there"),
                        problem -> assertThat(problem).startsWith("a.avdl:4:23: "),
                        problem -> assertThat(problem).startsWith("a.avdl:6:15: "),
                        problem -> assertThat(problem).startsWith("b.avdl:2:20: "),
                        problem -> assertThat(problem)
                                .isEqualTo("a.avdl:5:10: defines \"acme.S\" a second time, after b.avdl:2; refer to it"
                                        + " by name or rename one"));
    }

    @Test
    void all_names_of_idl_that_nothing_defines_are_told_at_once() throws Exception {
        assertThat(Given.file(folder, "a.avdl", """
                        namespace acme;
                        schema R;
                        import schema "item.avsc";
                        record R { Lost a; array<Gone?> b; Item c; other.Part d; E e; }
                        @namespace("other") enum E { A }
                        """)
                        .beside(
                                "item.avsc",
                                "{\"type\":\"record\",\"name\":\"acme.Item\",\"fields\":[{\"name\":\"p\",\"type\":{\"type\":\"enum\",\"namespace\":\"other\",\"name\":\"Part\",\"symbols\":[\"A\"]}}]}")
                        .problems())
                .containsExactly(
                        "a.avdl:4:12: no type \"acme.Lost\" is defined; define it, or import the file that does",
                        "a.avdl:4:26: no type \"acme.Gone\" is defined; define it, or import the file that does",
                        "a.avdl:4:58: no type \"acme.E\" is defined; define it, or import the file that does");
    }

    @Test
    void a_text_in_a_record_is_read_as_the_json_of_the_fields_type_that_it_holds() throws Exception {
        ReadSchema read = Given.file(
                        folder,
                        "a.avsc",
                        "{\"type\":\"record\",\"name\":\"R\",\"fields\":[{\"name\":\"p\",\"type\":[\"null\",{\"type\":\"record\",\"name\":\"P\",\"fields\":[{\"name\":\"a\",\"type\":\"int\"}]}]},{\"name\":\"q\",\"type\":{\"type\":\"array\",\"items\":\"P\"}}]}")
                .types("R.p=json-text", "R.q=json-text")
                .read();
        Problems problems = Problems.in("r");
        JsonRecords records = new JsonRecords(read.schema(), new PlainDialect(), problems)
                .with(read.reading().forms(), new UnknownMembers());

        assertThat(records.read(JsonText.read("{\"p\":\"{\\\"a\\\":1}\",\"q\":\"[{\\\"a\\\":2}]\"}", "r")))
                .hasToString("[[1], [[2]]]");
        assertThat(records.read(JsonText.read("{\"p\":null,\"q\":[\"{\\\"a\\\":3}\",{\"a\":4}]}", "r")))
                .hasToString("[null, [[3], [4]]]");
        assertThat(problems.isEmpty()).isTrue();
        records.read(JsonText.read("{\"p\":\"{a\",\"q\":\"[{\\\"a\\\":true}]\"}", "r"));
        assertThat(problems.all())
                .containsExactly(
                        "r: p: expected a text that holds JSON, found \"{a\"", "r: q[0].a: expected int, found true");
    }

    @Test
    void a_field_may_be_left_out_or_kept_as_json() throws Exception {
        Given given = Given.file(
                folder,
                "a.avsc",
                "{\"type\":\"record\",\"name\":\"R\",\"fields\":[{\"name\":\"u\",\"type\":[\"int\",\"string\"]},{\"name\":\"k\",\"type\":\"int\"}]}");

        assertThat(given.read().schema().records()).hasSize(2);
        assertThat(given.without("R.u").read().schema().root().fields()).hasSize(1);
        assertThat(given.types("R.u=json").read().schema().root().fields()).hasSize(2);
    }
}
