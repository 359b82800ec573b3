package io.wirecost.analysis.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PricesReaderTest {
    @Test
    void the_prices_that_come_with_wirecost_call_themselves_examples() {
        for (Presets preset : Presets.values()) {
            assertThat(preset.prices().example()).isTrue();
            assertThat(preset.prices().amounts().values())
                    .allMatch(price -> price.source().startsWith("example: "));
        }
    }

    @Test
    void a_price_for_another_unit_is_refused() throws Exception {
        assertRefused(
                example().replace("\"GB-month\"", "\"GiB-month\""),
                "my.json: prices.broker-storage.unit: expected GB-month, got GiB-month; convert the amount");
    }

    @Test
    void a_missing_price_is_refused() throws Exception {
        assertRefused(
                example().replaceFirst("\"processor\": [^\n]*\n", ""),
                "my.json: prices.processor: is missing; give its amount for a core-hour, or 0 if it costs nothing");
    }

    @Test
    void a_negative_price_is_refused() throws Exception {
        assertRefused(
                example().replaceFirst("\"amount\": 2,", "\"amount\": -2,"),
                "my.json: prices.broker-network.amount: expected a number from 0 on, got -2");
    }

    @Test
    void all_that_is_wrong_is_said_at_once() throws Exception {
        String text = example()
                .replace("\"currency\": \"EUR\"", "\"currency\": \"\"")
                .replaceFirst("2026-11-28", "yesterday")
                .replaceFirst("\"service-in\"", "\"service-inn\"");
        assertThatThrownBy(() -> PricesReader.read(text, "my.json"))
                .isInstanceOfSatisfying(
                        InputException.class,
                        e -> assertThat(e.problems())
                                .hasSize(4)
                                .anyMatch(problem -> problem.contains("did you mean \"service-in\"?"))
                                .anyMatch(problem ->
                                        problem.contains("expected a date such as 2026-01-31, got yesterday")));
    }

    private static void assertRefused(String text, String problem) {
        assertThatThrownBy(() -> PricesReader.read(text, "my.json"))
                .isInstanceOf(InputException.class)
                .hasMessage(problem);
    }

    private static String example() throws IOException {
        try (var file = Presets.class.getResourceAsStream("example-prices.json")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
