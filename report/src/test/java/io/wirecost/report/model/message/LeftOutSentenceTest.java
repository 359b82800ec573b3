package io.wirecost.report.model.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.LeftOut.UnknownField;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LeftOutSentenceTest {
    @Test
    void one_value_of_one_field_is_no_plural() {
        assertThat(LeftOutSentence.of(new LeftOut(List.of(new UnknownField("a", 1)), 0)))
                .isEqualTo("left out: 1 value of 1 unknown field: a (1)");
    }

    @Test
    void the_first_fields_stand_for_many() {
        List<UnknownField> many = IntStream.range(0, 1_000)
                .mapToObj(i -> new UnknownField("f" + i, 2_000 - i))
                .toList();

        assertThat(LeftOutSentence.of(new LeftOut(many.subList(0, 6), 0)))
                .isEqualTo("left out: 11,985 values of 6 unknown fields: "
                        + "f0 (2,000), f1 (1,999), f2 (1,998), f3 (1,997), f4 (1,996), …");
        assertThat(LeftOutSentence.of(new LeftOut(many, 7)))
                .startsWith("left out: 1,500,507 values of more than 1,000 unknown fields: f0 (2,000), ")
                .endsWith(", …");
    }
}
