package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DirectionTest {
    @ParameterizedTest
    @EnumSource
    void a_direction_is_found_by_its_label(Direction direction) {
        assertThat(Direction.byLabel(direction.label())).contains(direction);
    }

    @Test
    void a_library_that_only_writes_serializes_and_one_that_only_reads_deserializes() {
        assertThat(operations(Direction.SERIALIZE)).containsExactly(Operation.SERIALIZE);
        assertThat(operations(Direction.DESERIALIZE)).containsExactly(Operation.DESERIALIZE, Operation.ACCESS);
        assertThat(operations(Direction.BOTH)).containsExactly(Operation.values());
    }

    @Test
    void only_a_one_way_library_is_restricted() {
        assertThat(Direction.BOTH.restriction()).isEmpty();
        assertThat(Direction.SERIALIZE.restriction()).contains("serialize only");
        assertThat(Direction.DESERIALIZE.restriction()).contains("deserialize only");
    }

    private static Stream<Operation> operations(Direction direction) {
        return Stream.of(Operation.values()).filter(direction::has);
    }
}
