package io.wirecost.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandWordsTest {
    @Test
    void words_are_what_has_spaces_or_quotes_around_it() throws Exception {
        assertThat(CommandWords.of("--runner", " python3  my/runner.py --fast "))
                .containsExactly("python3", "my/runner.py", "--fast");
        assertThat(CommandWords.of("--runner", "'/my files/py' \"it's\" $HOME;ls"))
                .containsExactly("/my files/py", "it's", "$HOME;ls");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "python3 'runner.py", "a\"b"})
    void a_command_that_has_no_word_or_a_quote_without_end_is_refused(String command) {
        assertThatThrownBy(() -> CommandWords.of("--runner", command))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(
                        "--runner: expected a program and its arguments, such as \"python3 runner.py\", got ");
    }
}
