package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.LeftOut.UnknownField;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.avro.file.CodecFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnionRecordsTest {
    private static final String CARD =
            "{'type':'record','name':'Card','fields':[{'name':'number','type':'long'},{'name':'owner','type':'string'}]}";
    private static final String TRANSFER = "{'type':'record','name':'Transfer','fields':["
            + "{'name':'iban','type':'string'},{'name':'note','type':['null','string'],'default':null}]}";
    private static final String STATE = "{'type':'enum','name':'State','symbols':['OPEN','CLOSED']}";
    private static final String DECIMAL = "{'type':'bytes','logicalType':'decimal','precision':9,'scale':2}";
    private static final String PAYMENT = ("['null','string'," + CARD + "," + TRANSFER + "]").replace('\'', '"');

    private static final String WAY_OUT = "read Avro's JSON encoding with --records-encoding avro-json";

    @TempDir
    private Path folder;

    private Input plain;

    @BeforeEach
    void setUp() {
        plain = new Input(folder, JsonEncoding.PLAIN_JSON);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"number": 1, "owner": "a"}              | Card
            {"owner": "a", "number": 1}              | Card
            {"iban": "a"}                            | Transfer
            {"iban": "a", "note": null}              | Transfer
            "cash"                                   | string
            {"Card": {"number": 1, "owner": "a"}}    | Card
            {"string": "cash"}                       | string
            """)
    void the_branch_is_the_one_that_fits_or_that_is_named(String json, String branch)
            throws IOException, InputException {
        assertThat(branch(PAYMENT, json)).isEqualTo(branch);
    }

    @Test
    void null_is_no_value_of_the_union() throws IOException, InputException {
        assertThat(plain.value(PAYMENT, "null")).isNull();
        assertThat(plain.problems("[\"int\",\"string\"]", "null"))
                .containsExactly("x: expected a value of one branch of acme.XUnion (int, string), found null");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'int','double'        | 3          | int
            'int','double'        | 3.0        | double
            'int','double'        | 3e2        | double
            'int','double'        | 3000000000 | double
            'double','int'        | 3          | int
            'int','long','double' | 3          | int
            'int','long','double' | 3000000000 | long
            'int','string'        | 3.0        | int
            'float','long'        | 3          | long
            'int','string'        | "3"        | string
            """)
    void a_number_is_of_the_branch_that_its_notation_says(String types, String json, String branch)
            throws IOException, InputException {
        assertThat(branch(("[" + types + "]").replace('\'', '"'), json)).isEqualTo(branch);
    }

    @Test
    void a_text_that_is_a_symbol_a_date_or_a_uuid_is_no_string() throws IOException, InputException {
        String state = union("'string'", STATE);
        String date = union("'string'", "{'type':'int','logicalType':'date'}");
        String uuid = union("'string'", "{'type':'fixed','size':16,'name':'Id','logicalType':'uuid'}");

        assertThat(branch(state, "\"OPEN\"")).isEqualTo("State");
        assertThat(branch(state, "\"open\"")).isEqualTo("string");
        assertThat(branch(date, "\"2024-02-29\"")).isEqualTo("int");
        assertThat(branch(date, "\"2024-02-30\"")).isEqualTo("string");
        assertThat(branch(uuid, "\"123e4567-e89b-12d3-a456-426614174000\"")).isEqualTo("Id");
    }

    @Test
    void two_branches_that_fit_are_both_named_with_the_way_out() {
        String same = union(CARD, CARD.replace("Card", "Badge"));

        assertThat(plain.problems(union("'bytes'", "'string'"), "\"abcd\""))
                .containsExactly(
                        "x: several branches of acme.XUnion fit (bytes, string); write {\"bytes\": …} to name one");
        assertThat(plain.problems(union("'float'", "'double'", "'int'"), "0.5"))
                .containsExactly(
                        "x: several branches of acme.XUnion fit (float, double); write {\"float\": …} to name one");
        assertThat(plain.problems(union("'int'", DECIMAL, "'double'"), "0.5"))
                .containsExactly(
                        "x: several branches of acme.XUnion fit (bytes, double); write {\"bytes\": …} to name one");
        assertThat(plain.problems(same, "{\"number\": 1, \"owner\": \"a\"}"))
                .containsExactly(
                        "x: several branches of acme.XUnion fit (Card, Badge); write {\"Card\": …} to name one");
    }

    @Test
    void where_none_fits_the_nearest_branch_is_explained_at_its_path() {
        assertThat(plain.problems(PAYMENT, "{\"number\": \"1\", \"owner\": \"a\"}"))
                .containsExactly(
                        "x: fits no branch of acme.XUnion (string, Card, Transfer); the nearest is Card, where this does not fit:",
                        "x.number: expected long, found the string \"1\"");
        assertThat(plain.problems(PAYMENT, "{\"Card\": {\"number\": 1}}"))
                .containsExactly(
                        "x: fits no branch of acme.XUnion (string, Card, Transfer); the nearest is Card, where this does not fit:",
                        "x.Card.owner: is missing; expected string");
        assertThat(plain.problems(union("'int'", "{'type':'array','items':'int'}"), "[1, true]"))
                .containsExactly(
                        "x: fits no branch of acme.XUnion (int, array); the nearest is array, where this does not fit:",
                        "x[1]: expected int, found true");
    }

    @Test
    void where_no_branch_is_nearest_all_are_named() {
        assertThat(plain.problems(PAYMENT, "7"))
                .containsExactly("x: expected a value of one branch of acme.XUnion (string, Card, Transfer), found 7");
        assertThat(plain.problems(union(CARD, CARD.replace("Card", "Badge")), "{}"))
                .containsExactly("x: expected a value of one branch of acme.XUnion (Card, Badge), found an object");
        assertThat(plain.problems(union(CARD, CARD.replace("Card", "Badge")), "{\"num\": 1, \"name\": 2}"))
                .containsExactly(
                        "x: expected a value of one branch of acme.XUnion (Card, Badge), found an object with num, name");
    }

    @Test
    void avros_json_names_the_branch_by_its_full_name() throws IOException, InputException {
        Input avro = new Input(folder, JsonEncoding.AVRO_JSON);

        assertThat(branch(avro, PAYMENT, "{\"acme.Card\": {\"number\": 1, \"owner\": \"a\"}}"))
                .isEqualTo("Card");
        assertThat(branch(avro, union("'int'", "'long'"), "{\"long\": 1}")).isEqualTo("long");
        assertThat(avro.value(PAYMENT, "null")).isNull();
        assertThat(avro.problems(PAYMENT, "{\"acme.Card\": {\"number\": 1}}"))
                .containsExactly("x.\"acme.Card\".owner: is missing; expected string");
        assertThat(avro.problems(PAYMENT, "\"cash\""))
                .singleElement()
                .asString()
                .contains("{\"acme.Card\": …}");
    }

    @Test
    void avros_json_read_as_ordinary_json_is_refused_with_the_way_out() {
        String address = "['null'," + CARD.replace("Card", "Address") + "]";

        assertThat(plain.problems(PAYMENT, "{\"acme.Card\": {\"number\": 1, \"owner\": \"a\"}}"))
                .containsExactly("x: found {\"acme.Card\": …}; write {\"Card\": …}, or " + WAY_OUT);
        assertThat(plain.problems("['null','long']".replace('\'', '"'), "{\"long\": 1}"))
                .containsExactly("x: expected long, found {\"long\": …}; " + WAY_OUT);
        assertThat(plain.problems("['null',{'type':'array','items':'int'}]".replace('\'', '"'), "{\"array\": [1]}"))
                .containsExactly("x: expected array(int), found {\"array\": …}; " + WAY_OUT);
        assertThat(plain.problems(address.replace('\'', '"'), "{\"acme.Address\": {\"number\": 1, \"owner\": \"a\"}}"))
                .contains("x: no field \"acme.Address\" in acme.Address; " + WAY_OUT);
    }

    @Test
    void ignored_fields_are_counted_in_the_branch_that_leaves_the_fewest_out() throws IOException, InputException {
        Dataset dataset = UserRecords.read(
                Optional.of(SchemaRequest.of(Files.writeString(folder.resolve("order.avsc"), Input.schema(PAYMENT)))),
                Files.writeString(folder.resolve("orders.ndjson"), """
                        {"x": {"iban": "a", "bic": "b", "owner": "c"}}
                        {"x": {"number": 1, "owner": "a", "iban": "b", "note": "c"}}
                        {"x": {"Transfer": {"iban": "a", "bic": "b"}}}
                        """.replace("\"note\": \"c\"", "\"cvc\": 1")),
                JsonEncoding.PLAIN_JSON,
                UnknownFields.LEFT_OUT,
                Input.SAMPLING);

        assertThat(dataset.records())
                .extracting(record -> branch(dataset, record))
                .containsExactly("Transfer", "Card", "Transfer");
        assertThat(dataset.given().orElseThrow().leftOut().orElseThrow().fields())
                .containsExactlyInAnyOrder(
                        new UnknownField("x.bic", 1),
                        new UnknownField("x.owner", 1),
                        new UnknownField("x.iban", 1),
                        new UnknownField("x.cvc", 1),
                        new UnknownField("x.Transfer.bic", 1));
    }

    /** Each of two branches tries the union within: without memory that would be two to the power of the depth. */
    @Test
    void unions_deep_in_each_other_are_tried_once_each() throws IOException, InputException {
        String tree = "['null','long',{'type':'record','name':'Not','fields':["
                + "{'name':'of','type':['long','Not',{'type':'record','name':'Neg','fields':["
                + "{'name':'of','type':['long','Not','Neg']},{'name':'minus','type':'boolean'}]}]}]},'Neg']";
        int depth = 200;
        String json = "{\"of\":".repeat(depth) + "1"
                + IntStream.range(0, depth)
                        .mapToObj(i -> i % 2 == 0 ? "}" : ",\"minus\":true}")
                        .reduce("", String::concat);

        Object value = plain.value(tree.replace('\'', '"'), json);

        int found = 0;
        while (value instanceof RecordValue union && union.get(0) == null) {
            RecordValue node = (RecordValue) (union.get(1) == null ? union.get(2) : union.get(1));
            value = node.get(0);
            found++;
        }
        assertThat(found).isEqualTo(depth);
    }

    @Test
    void what_is_written_as_json_is_read_back_as_the_same_branch() {
        Dataset events = Workloads.byName("envelope").orElseThrow().dataset(1);
        Problems problems = Problems.in("events");
        JsonRecords reader = new JsonRecords(events.schema(), new PlainDialect(), problems);
        WrittenJson writer = new WrittenJson(events.schema());
        Comparer comparer = new Comparer(events.schema(), Set.of());

        assertThat(events.records()).allSatisfy(event -> {
            assertThat(comparer.compare(event, reader.read(new PlainJson(events.schema()).of(event))))
                    .isEmpty();
            assertThat(comparer.compare(event, reader.read(writer.of(event)))).isEmpty();
        });
        assertThat(problems.all()).isEmpty();
    }

    @Test
    void avros_own_files_and_json_are_read_as_the_same_branches() throws IOException, InputException {
        Dataset events = Workloads.byName("envelope").orElseThrow().dataset(1);
        Path schema = Files.writeString(folder.resolve("events.avsc"), AvroSchemaText.emit(events.schema()));
        Path container = new AvroData(events).container(folder.resolve("events.avro"), CodecFactory.nullCodec());
        Path json = new AvroData(events).json(folder.resolve("events.json"));

        requireSame(events, UserRecords.read(Optional.empty(), container, JsonEncoding.PLAIN_JSON, Input.SAMPLING));
        requireSame(events, UserRecords.read(Optional.of(schema), json, JsonEncoding.AVRO_JSON, Input.SAMPLING));
    }

    /** Avro's library returns the entries of a map in another order. */
    private static void requireSame(Dataset expected, Dataset found) {
        Comparer comparer = new Comparer(expected.schema(), Set.of());
        assertThat(found.records()).hasSameSizeAs(expected.records());
        for (int i = 0; i < expected.records().size(); i++) {
            assertThat(comparer.compare(
                            expected.records().get(i), found.records().get(i)))
                    .isEmpty();
        }
    }

    @Test
    void a_field_with_symbols_of_its_own_in_each_branch_decides_at_once_in_errors_too()
            throws IOException, InputException {
        String kinds = union("'int'", kind("Card", "card"), kind("Transfer", "transfer','wire"));

        assertThat(branch(kinds, "{\"type\": \"wire\", \"id\": 1}")).isEqualTo("Transfer");
        assertThat(branch(kinds, "{\"Card\": {\"type\": \"card\", \"id\": 1}}"))
                .as("named, as wirecost writes it")
                .isEqualTo("Card");
        assertThat(branch(kinds, "7")).isEqualTo("int");
        assertThat(plain.problems(kinds, "{\"type\": \"card\", \"iban\": \"a\"}"))
                .containsExactly("x.id: is missing; expected int", "x: no field \"iban\" in acme.Card");
        assertThat(plain.problems(kinds, "{\"type\": \"cash\", \"id\": 1}"))
                .containsExactly(
                        "x: type is \"cash\", which tells no branch of acme.XUnion; expected \"card\", \"transfer\", \"wire\"");
    }

    @Test
    void a_field_with_a_symbol_in_two_branches_decides_nothing() {
        assertThat(plain.problems(union(kind("Card", "a','b"), kind("Transfer", "b")), "{\"type\": \"b\", \"id\": 1}"))
                .containsExactly(
                        "x: several branches of acme.XUnion fit (Card, Transfer); write {\"Card\": …} to name one");
    }

    private static String kind(String name, String symbols) {
        return "{'type':'record','name':'%s','fields':[{'name':'type','type':{'type':'enum','name':'%sType','symbols':['%s']}},{'name':'id','type':'int'}]}"
                .formatted(name, name, symbols);
    }

    @Test
    void unions_in_arrays_and_maps_choose_for_each_value() throws IOException, InputException {
        String list = "{\"type\":\"array\",\"items\":" + union("'int'", "'string'") + "}";
        String map =
                "{\"type\":\"map\",\"values\":" + union("'int'", "{'type':'array','items':['int','string']}") + "}";

        assertThat(plain.value(list, "[1, \"a\", {\"int\": 2}]")).hasToString("[[1, null], [null, a], [2, null]]");
        assertThat(plain.value(map, "{\"a\": [1], \"b\": 1}")).hasToString("{a=[null, [[1, null]]], b=[1, null]}");
    }

    private static String union(String... types) {
        return ("[" + String.join(",", types) + "]").replace('\'', '"');
    }

    private String branch(String type, String json) throws IOException, InputException {
        return branch(plain, type, json);
    }

    private static String branch(Input input, String type, String json) throws IOException, InputException {
        Dataset dataset = input.read(Input.schema(type), "{\"x\":" + json + "}");
        return branch(dataset, dataset.records().get(0));
    }

    private static String branch(Dataset dataset, RecordValue record) {
        RecordDefinition union = dataset.schema().record("acme.XUnion");
        RecordValue chosen = (RecordValue) record.get(0);
        return IntStream.range(0, union.fields().size())
                .filter(i -> chosen.get(i) != null)
                .mapToObj(i -> union.fields().get(i).name())
                .findFirst()
                .orElseThrow();
    }
}
