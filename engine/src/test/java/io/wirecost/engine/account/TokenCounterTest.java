package io.wirecost.engine.account;

import static org.assertj.core.api.Assertions.assertThat;

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
        assertThat(lines).hasSize(1_000).allSatisfy(line -> {
            String[] parts = line.split("\t", 2);
            assertThat(TokenCounter.of(parts[1])).as(parts[1]).isEqualTo(Integer.parseInt(parts[0]));
        });
    }
}
