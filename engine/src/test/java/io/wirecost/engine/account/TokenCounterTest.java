package io.wirecost.engine.account;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.run.Tokens;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TokenCounterTest {
    /** Each line has the count of tiktoken 0.14.0 with the vocabulary o200k_base, a tab, and the text. */
    @Test
    void a_thousand_records_have_as_many_tokens_as_the_reference_implementation_counts() throws Exception {
        List<String> lines;
        try (BufferedReader file = new BufferedReader(new InputStreamReader(
                TokenCounterTest.class.getResourceAsStream("o200k.tsv"), StandardCharsets.UTF_8))) {
            lines = file.lines().toList();
        }
        TokenCounter tokens = new TokenCounter();
        assertThat(lines).hasSize(1_000).allSatisfy(line -> {
            String[] parts = line.split("\t", 2);
            assertThat(tokens.of(parts[1])).as(parts[1]).isEqualTo(Integer.parseInt(parts[0]));
        });
    }

    @Test
    void json_is_laid_out_in_the_same_two_ways_however_its_codec_writes_it() {
        Tokens compact = tokens("{\"name\":\"Ada\",\"of\":[1,2]}");
        Tokens spaced = tokens("{ \"name\" : \"Ada\",\n \"of\" : [1, 2] }");

        assertThat(compact.json()).isPresent().isEqualTo(spaced.json());
        assertThat(compact.json().orElseThrow().compact()).isEqualTo(compact.text());
        assertThat(List.of(spaced.text(), spaced.json().orElseThrow().pretty())).doesNotContain(compact.text());
    }

    private static Tokens tokens(String message) {
        CodecInfo json = CodecInfo.of("json", "JSON", Family.TEXT, "java.base", Object.class);
        return new TokenCounter()
                .of(json, List.of(message.getBytes(StandardCharsets.UTF_8)))
                .orElseThrow();
    }
}
