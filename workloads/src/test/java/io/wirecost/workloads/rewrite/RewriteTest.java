package io.wirecost.workloads.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewriteTest {
    @Test
    void the_commonest_key_gets_the_shortest_name() throws Exception {
        List<Json> records = read("{\"order\":1,\"items\":[{\"sku\":2},{\"sku\":3}]}");
        assertThat(text(ShorterKeys.of(records), records)).containsExactly("{\"c\":1,\"b\":[{\"a\":2},{\"a\":3}]}");
    }

    @Test
    void a_key_that_is_that_short_stays_and_keeps_its_name_to_itself() throws Exception {
        List<Json> records = read("{\"a\":1,\"long\":2}");
        assertThat(text(ShorterKeys.of(records), records)).containsExactly("{\"a\":1,\"b\":2}");
    }

    @Test
    void a_key_that_is_data_stays() throws Exception {
        List<Json> records = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            records.add(JsonText.read("{\"prices\":{\"sku-%d\":1}}".formatted(i), "test"));
        }
        ShorterKeys keys = ShorterKeys.of(records);
        assertThat(keys.changes()).isEqualTo(1);
        assertThat(JsonText.compact(keys.of(records.get(7)))).isEqualTo("{\"a\":{\"sku-7\":1}}");
    }

    @Test
    void quotes_go_where_every_text_of_a_field_is_a_number() throws Exception {
        List<Json> records = read("{\"n\":\"12.50\",\"zip\":\"12345\"}", "{\"n\":\"-3\",\"zip\":\"01234\"}");
        assertThat(text(PlainNumbers.of(records), records))
                .containsExactly("{\"n\":12.50,\"zip\":\"12345\"}", "{\"n\":-3,\"zip\":\"01234\"}");
    }

    @Test
    void what_some_language_would_round_keeps_its_quotes() throws Exception {
        List<Json> records = read("{\"id\":\"9007199254740993\",\"zero\":\"-0\"}");
        assertThat(PlainNumbers.of(records).changes()).isZero();
    }

    private static List<Json> read(String... texts) throws InputException {
        List<Json> records = new ArrayList<>();
        for (String text : texts) {
            records.add(JsonText.read(text, "test"));
        }
        return records;
    }

    private static List<String> text(Rewrite rewrite, List<Json> records) {
        return rewrite.all(records).stream().map(JsonText::compact).toList();
    }
}
