package io.wirecost.core.proof;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProofTest {
    private static final Schema SCHEMA =
            new Schema("Point", List.of(new RecordDefinition("Point", List.of(new Field("x", Type.Primitive.DOUBLE)))));

    private final Proof strict = new Proof(SCHEMA, Set.of());

    @Test
    void a_value_that_comes_back_changed_is_named_with_what_was_expected() {
        assertThatThrownBy(() -> strict.requireReturned(point(1), point(2)))
                .isInstanceOf(CodecFault.class)
                .hasMessage("deserialize: x: expected 1.0, got 2.0");
    }

    @Test
    void different_values_with_equal_bytes_are_impossible_though_all_came_back() {
        assertThatThrownBy(() -> check(strict, encoded(7, 8, 7), 1, 2, 3))
                .isInstanceOf(CodecFault.class)
                .hasMessage(
                        "impossible result: records 1 and 3 have the same 1 bytes and differ: x: expected 3.0, got 1.0");
    }

    @Test
    void equal_values_may_have_equal_bytes_and_others_may_have_none() {
        assertThatCode(() -> check(strict, encoded(7, 8, 7), 1, 2, 1)).doesNotThrowAnyException();
        assertThatCode(() -> check(strict, List.of(new Encoded(new byte[0], Optional.empty())), 0))
                .doesNotThrowAnyException();
    }

    @Test
    void values_that_differ_by_a_declared_loss_only_may_have_equal_bytes() {
        Proof unsigned = new Proof(SCHEMA, Set.of(Loss.NEGATIVE_ZERO_UNSIGNED));

        assertThatCode(() -> check(unsigned, encoded(0, 0), 0.0, -0.0)).doesNotThrowAnyException();
        assertThatThrownBy(() -> check(strict, encoded(0, 0), 0.0, -0.0)).isInstanceOf(CodecFault.class);
    }

    private static void check(Proof proof, List<Encoded> encoded, double... values) throws CodecFault {
        List<RecordValue> given =
                Arrays.stream(values).mapToObj(ProofTest::point).toList();
        proof.requireDifferentBytes(given, encoded, given);
    }

    private static List<Encoded> encoded(Integer... bytes) {
        return Stream.of(bytes)
                .map(b -> new Encoded(new byte[] {b.byteValue()}, Optional.empty()))
                .toList();
    }

    private static RecordValue point(double x) {
        return RecordValue.of(x);
    }
}
