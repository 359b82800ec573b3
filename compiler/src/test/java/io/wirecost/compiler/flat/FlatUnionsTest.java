package io.wirecost.compiler.flat;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.jsonschema.JsonSchemaText;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FlatUnionsTest {
    private static final String TEXT = """
            root Order
            record Order
              id long
              payment optional(record(Payment))
              others array(record(Payment))
            union Payment
              Card optional(record(Card))
              Transfer optional(record(Transfer))
            record Card
              kind enum(CardKind) "type"
              number long
              note optional(string)
            record Transfer
              kind enum(TransferKind) "type"
              iban string
              number optional(long)
              note string
              parts array(record(Payment))
            enum CardKind
              card
              debit
            enum TransferKind
              transfer
            """;

    private static final Schema SCHEMA = SchemaText.parse(TEXT);
    private static final RecordValue CARD = RecordValue.of(RecordValue.of("debit", 4L, null), null);
    private static final RecordValue TRANSFER =
            RecordValue.of(null, RecordValue.of("transfer", "DE1", null, "", List.of(CARD)));
    private static final RecordValue ORDER = RecordValue.of(1L, CARD, List.of(TRANSFER, CARD));

    private static FlatUnions unions() {
        return FlatUnions.of(SCHEMA).orElseThrow();
    }

    @Test
    void a_union_becomes_a_record_with_the_fields_of_all_branches() {
        assertThat(unions().schema().toString()).isEqualTo("""
                root Order
                record Order
                  id long
                  payment optional(record(Payment))
                  others array(record(Payment))
                record Payment
                  kind enum(PaymentKind) "type"
                  number optional(long)
                  note optional(string)
                  iban optional(string)
                  parts optional(array(record(Payment)))
                enum PaymentKind
                  card
                  debit
                  transfer
                """);
    }

    @Test
    void a_record_is_the_users_message_in_both_forms() {
        String message = """
                {"id":1,"payment":{"type":"debit","number":4},"others":[\
                {"type":"transfer","note":"","iban":"DE1","parts":[{"type":"debit","number":4}]},\
                {"type":"debit","number":4}]}""";

        assertThat(JsonText.compact(new PlainJson(unions().schema()).of(unions().of(ORDER))))
                .isEqualTo(message);
        assertThat(JsonText.compact(new PlainJson(SCHEMA).of(ORDER)))
                .isEqualTo(message.replace("\"note\":\"\",\"iban\":\"DE1\"", "\"iban\":\"DE1\",\"note\":\"\""));
    }

    @Test
    void the_json_schema_of_a_union_is_a_choice_of_its_branches() {
        assertThat(JsonSchemaText.emit(SCHEMA).replaceAll("\\s", ""))
                .contains("\"Payment\":{\"oneOf\":[{\"$ref\":\"#/$defs/Card\"},{\"$ref\":\"#/$defs/Transfer\"}]}");
    }

    @Test
    void a_name_that_the_schema_has_already_is_not_taken_again() {
        Schema schema = SchemaText.parse(TEXT.replace("CardKind", "PaymentKind"));

        assertThat(FlatUnions.of(schema).orElseThrow().schema().enums().map(kinds -> kinds.name()))
                .containsExactly("PaymentKind_");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "  number optional(long)\n/  number optional(int)\n", // one name, two types
                "  number optional(long)\n/  sum long \"number\"\n", // one name on the wire, two fields
                "  transfer\n/  card\n", // a text of two branches
                "  kind enum(TransferKind) \"type\"\n/  kind enum(TransferKind)\n", // not a field of all
                "  Transfer optional(record(Transfer))\n/  Transfer optional(string)\n", // no record
            })
    void what_no_field_tells_or_one_record_cannot_hold_stays_a_union(String change) {
        String[] parts = change.split("/", 2);

        assertThat(TEXT).contains(parts[0]);
        assertThat(FlatUnions.of(SchemaText.parse(TEXT.replace(parts[0], parts[1]))))
                .isEmpty();
    }

    @Test
    void a_filter_on_a_branch_lets_the_same_records_pass() {
        RecordValue other = RecordValue.of(
                2L, RecordValue.of(null, RecordValue.of("transfer", "DE2", 4L, "", List.of())), List.of());
        Dataset given = new Dataset(
                "orders",
                SCHEMA,
                List.of(new Group("all", List.of(ORDER, other))),
                OptionalLong.empty(),
                new Filter(List.of(new Filter.Condition(FieldPath.of("payment.Card.number"), Set.of(4L)))));
        Dataset flat = unions().of(given);

        assertThat(flat.filter().paths())
                .extracting(Object::toString)
                .containsExactly("payment.kind", "payment.number");
        assertThat(flat.records())
                .extracting(record -> flat.filter().passes(flat.schema(), record))
                .containsExactly(true, false);
        assertThat(given.records())
                .extracting(record -> given.filter().passes(given.schema(), record))
                .containsExactly(true, false);
    }

    @ParameterizedTest
    @CsvSource({
        "JSON, '', true",
        "MessagePack, named maps, true",
        "MessagePack, positional arrays, false",
        "MessagePack, positional values, false",
        "JSON, Protocol Buffers' own, false",
        "XML, '', false",
        "Avro, '', false",
        "a format of the user's, '', false",
    })
    void codecs_that_write_names_get_them(String format, String layout, boolean flat) {
        CodecInfo codec = CodecInfo.of("any", format, Family.TEXT, "any:any", Schema.class)
                .withLayout(layout);

        assertThat(FlatUnions.schema(SCHEMA, codec).equals(SCHEMA)).isNotEqualTo(flat);
    }
}
