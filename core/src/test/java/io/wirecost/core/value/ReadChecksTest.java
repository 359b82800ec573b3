package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ReadChecksTest {
    private enum Read {
        OPEN,
        UNUSED,
        CLOSED,
        UNRECOGNIZED
    }

    private enum State {
        OPEN,
        CLOSED
    }

    private static final State[] STATES = {State.OPEN, null, State.CLOSED};

    @Test
    void a_number_that_an_enum_has_is_its_constant() {
        assertThat(ReadChecks.constant(STATES, 0)).isEqualTo(State.OPEN);
        assertThat(ReadChecks.constant(STATES, Read.CLOSED)).isEqualTo(State.CLOSED);
    }

    @Test
    void a_number_that_an_enum_lacks_is_refused() {
        for (int number : new int[] {-1, 1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> ReadChecks.constant(STATES, number))
                    .isExactlyInstanceOf(IllegalStateException.class)
                    .hasMessage("State has no number " + number);
        }
    }

    @Test
    void a_symbol_that_the_schema_lacks_is_refused_and_so_is_none() {
        for (Read read : new Read[] {null, Read.UNUSED, Read.UNRECOGNIZED}) {
            assertThatThrownBy(() -> ReadChecks.constant(STATES, read))
                    .isExactlyInstanceOf(IllegalStateException.class)
                    .hasMessage("State has no symbol " + read);
        }
    }

    @Test
    void a_field_that_a_message_lacks_is_refused() {
        assertThat(ReadChecks.present("text", "name")).isEqualTo("text");
        assertThatThrownBy(() -> ReadChecks.present(null, "name"))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the message has no name");
    }
}
