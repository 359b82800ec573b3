package io.wirecost.harness.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.harness.work.Work;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler leaves out nothing of an operation, though it would like to. Runs with the options of a measuring JVM. */
class LoopTest {
    private static final long LONG_ENOUGH_TO_BE_COMPILED_NANOS = 300_000_000;
    private static final int LONG_INPUT = 10_000;
    /** A turn of the loop reads a volatile field: no processor does that a hundred times in a nanosecond. */
    private static final double LEAST_OF_A_TURN_NANOS = 0.01;
    /** No processor adds ten numbers in the time of one turn. */
    private static final double LEAST_OF_A_NUMBER_NANOS = 0.005;

    static Stream<Loop> loops() {
        return Stream.of(Loop.taking(), Loop.keeping());
    }

    @ParameterizedTest
    @MethodSource("loops")
    void a_result_that_nobody_uses_is_made_all_the_same(Loop loop) throws Exception {
        Work<?> work = new Operation(input -> input[0]);
        warm(loop, work);

        long before = ProcessorClock.allocatedByThisThread();
        loop.run(work, 1_000);

        assertThat(ProcessorClock.allocatedByThisThread() - before).isGreaterThanOrEqualTo(1_000 * Long.BYTES);
    }

    @ParameterizedTest
    @MethodSource("loops")
    void turns_with_a_constant_result_are_not_folded_into_one(Loop loop) throws Exception {
        assertThat(nanosPerOperation(loop, new Constant())).isGreaterThan(LEAST_OF_A_TURN_NANOS);
    }

    @ParameterizedTest
    @MethodSource("loops")
    void work_on_the_same_input_is_not_done_once_for_all_turns(Loop loop) throws Exception {
        Work<?> work = new Operation(input -> {
            int sum = 0;
            for (int number : input) {
                sum += number;
            }
            return sum;
        });

        assertThat(nanosPerOperation(loop, work)).isGreaterThan(LONG_INPUT * LEAST_OF_A_NUMBER_NANOS);
    }

    @Test
    void each_loop_has_a_class_of_its_own() {
        assertThat(Loop.taking().getClass()).isNotSameAs(Loop.taking().getClass());
    }

    @Test
    void the_sink_of_this_jvm_is_a_black_hole() throws Exception {
        assertThat(Sink.isBlackHole()).isTrue();
    }

    private static double nanosPerOperation(Loop loop, Work<?> work) throws Exception {
        warm(loop, work);
        Timed.Taken taken = new Timed(work, loop).run(0, LONG_ENOUGH_TO_BE_COMPILED_NANOS / 3);
        return (double) taken.nanos() / taken.operations();
    }

    private static void warm(Loop loop, Work<?> work) throws Exception {
        new Timed(work, loop).run(0, LONG_ENOUGH_TO_BE_COMPILED_NANOS);
    }

    /** An operation on one input, whose result is a new object with a number. */
    private static final class Operation extends Work<int[]> {
        private final ToIntFunction<int[]> number;

        Operation(ToIntFunction<int[]> number) {
            super(List.of(List.of(new int[LONG_INPUT])));
            this.number = number;
        }

        @Override
        public Object next() {
            return new int[] {number.applyAsInt(take())};
        }
    }

    /** An operation without work. */
    private static final class Constant extends Work<Integer> {
        Constant() {
            super(List.of(List.of(1)));
        }

        @Override
        public Object next() {
            return "always the same";
        }
    }
}
