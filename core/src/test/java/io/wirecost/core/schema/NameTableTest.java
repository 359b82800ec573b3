package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class NameTableTest {
    @Test
    void a_harmless_name_stays_as_it_is() {
        assertThat(table("amount").get("amount")).isEqualTo("amount");
    }

    @Test
    void a_reserved_word_gets_an_underscore() {
        assertThat(table("class").get("class")).isEqualTo("class_");
    }

    @Test
    void the_later_of_two_names_that_collide_gets_a_number() {
        NameTable table = table("message", "Message", "MESSAGE");

        assertThat(table.all().values()).containsExactly("message", "Message_2", "MESSAGE_3");
    }

    @Test
    void a_number_never_takes_a_name_that_is_there() {
        assertThat(table("a", "A", "a_2").all().values()).containsExactly("a", "A_3", "a_2");
    }

    @Test
    void a_renamed_reserved_word_does_not_take_the_name_of_a_field() {
        assertThat(table("class_", "class").all().values()).containsExactly("class_", "class__2");
        assertThat(table("class", "class_").all().values()).containsExactly("class__2", "class_");
    }

    @Test
    void a_target_without_underscores_gets_bare_numbers() {
        NameTable table = new NameTable(
                List.of("class", "a", "A"), name -> name.toLowerCase(Locale.ROOT), Set.of("class"), n -> n, "");

        assertThat(table.all().values()).containsExactly("class2", "a", "a2");
    }

    @Test
    void a_name_of_another_scope_is_an_error() {
        assertThatThrownBy(() -> table("a").get("b")).hasMessageContaining("b");
    }

    private static NameTable table(String... names) {
        return new NameTable(
                List.of(names), UnaryOperator.identity(), Set.of("class"), name -> name.toLowerCase(Locale.ROOT));
    }
}
