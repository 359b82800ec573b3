package io.wirecost.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProblemsTest {
    @Test
    void a_problem_stands_behind_its_source_its_place_and_its_path() {
        Problems problems = Problems.in("orders.ndjson");
        problems.add("", "is empty");
        problems.moveTo("record 3 (line 4)");
        problems.add("items[2].price", "expected a double, found \"dear\"");
        problems.moveTo("record 5 (line 6)");
        problems.add("", "is no object");

        assertThat(problems.all())
                .containsExactly(
                        "orders.ndjson: is empty",
                        "orders.ndjson: record 3 (line 4): items[2].price: expected a double, found \"dear\"",
                        "orders.ndjson: record 5 (line 6): is no object");
    }

    @Test
    void what_several_inputs_have_is_told_at_once() {
        Problems problems = new Problems();

        assertThat(problems.<String>collect(() -> "fine")).isEqualTo("fine");
        assertThat(problems.<String>collect(() -> {
                    throw new InputException(List.of("one", "two"));
                }))
                .isNull();
        problems.add("three");

        assertThatThrownBy(problems::refuse)
                .isInstanceOfSatisfying(
                        InputException.class, e -> assertThat(e.problems()).containsExactly("one", "two", "three"));
    }

    @Test
    void more_than_anyone_reads_are_counted() {
        Problems problems = Problems.inMany("orders.ndjson");
        IntStream.range(0, 25).forEach(i -> problems.add("at " + i, "is wrong"));

        assertThat(problems.all())
                .hasSize(21)
                .contains("orders.ndjson: at 19: is wrong")
                .last()
                .isEqualTo("orders.ndjson: and 5 more");
    }

    @Test
    void without_any_nothing_is_refused() {
        assertThat(new Problems().isEmpty()).isTrue();
        assertThatCode(new Problems()::refuse).doesNotThrowAnyException();
    }
}
