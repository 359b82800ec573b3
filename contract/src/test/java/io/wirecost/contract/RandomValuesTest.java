package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.math.BigDecimal;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomValuesTest {
    @Test
    void decimals_have_both_signs_and_reach_the_last_digit_that_their_type_has() {
        Schema schema = SchemaText.parse("""
                root r.Root
                record r.Root
                  price decimal(3,2)
                """);
        RandomValues values = new RandomValues(schema, 1);

        assertThat(IntStream.range(0, 100).mapToObj(i -> values.next(0).get(0)))
                .contains(new BigDecimal("9.99"), new BigDecimal("-9.99"), new BigDecimal("0.00"));
    }
}
