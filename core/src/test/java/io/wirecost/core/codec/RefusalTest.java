package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalTest {
    @ParameterizedTest
    @CsvSource({
        "int, 254, 249",
        "long, 127, 124",
        "float, 254, 124",
        "timestamp-micros, 254, 124",
        "date, 254, 249",
        "optional(long), 254, 249",
        "string, 254, 249",
    })
    void a_record_is_refused_where_a_constructor_would_take_more_than_it_can(String type, int most, int mostGenerated) {
        assertThat(Refusal.ofCaseClasses(of(type, most))).isEmpty();
        assertThat(Refusal.ofCaseClasses(of(type, most + 1)))
                .contains(new Refusal("x.R has more fields than the constructor of a class can take"));
        assertThat(Refusal.ofGeneratedCaseClasses(of(type, mostGenerated))).isEmpty();
        assertThat(Refusal.ofGeneratedCaseClasses(of(type, mostGenerated + 1)))
                .contains(new Refusal("x.R has more fields than the constructor of a class can take"));
    }

    private static Schema of(String type, int count) {
        return SchemaText.parse(IntStream.range(0, count)
                .mapToObj(i -> "  f%d %s\n".formatted(i, type))
                .collect(Collectors.joining("", "root x.R\nrecord x.R\n", "")));
    }
}
