package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Each second of a virtual clock, the threads get what the test says. */
class HungRuleTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    @Test
    void what_works_without_progress_is_hung_after_the_timeout_in_processor_time() {
        assertThat(verdict(30, millis(1000, 0))).hasValue("no progress in 30 s of processor time");
        assertThat(verdict(29, millis(1000, 0))).isEmpty();
        assertThat(verdict(299, millis(100, 0))).isEmpty();
        assertThat(verdict(301, millis(100, 0))).hasValue("no progress in 30 s of processor time");
    }

    @Test
    void many_threads_do_not_shorten_the_timeout() {
        assertThat(verdict(29, millis(1000, 0), millis(1000, 0), millis(1000, 0)))
                .isEmpty();
        assertThat(verdict(30, millis(1000, 0), millis(1000, 0), millis(1000, 0)))
                .isPresent();
    }

    @Test
    void what_does_practically_nothing_is_hung_after_the_timeout_on_the_wall() {
        assertThat(verdict(30, ThreadUsage.NONE)).hasValue("no progress and no work for 30 s");
        assertThat(verdict(30)).as("it has ended").hasValue("no progress and no work for 30 s");
        assertThat(verdict(30, millis(1, 0), ThreadUsage.NONE))
                .as("an idle JVM")
                .hasValue("no progress and no work for 30 s");
        assertThat(verdict(29, ThreadUsage.NONE)).isEmpty();
    }

    @Test
    void what_waits_for_a_processor_is_not_hung() {
        assertThat(verdict(500, millis(15, 985))).as("beside a busy loop").isEmpty();
        assertThat(verdict(500, millis(2, 998))).as("beside many of them").isEmpty();
        assertThat(verdict(500, ThreadUsage.NONE, millis(4, 600)))
                .as("a thread of many")
                .isEmpty();
    }

    @Test
    void what_waits_long_for_its_next_turn_is_not_hung() {
        HungRule rule = new HungRule(TIMEOUT, 0, Map.of(1L, ThreadUsage.NONE));

        for (int second = 1; second <= 200; second++) {
            int turns = second / 50;
            ThreadUsage usage = new ThreadUsage(turns * 40_000_000L, turns * 49_960_000_000L, true);
            assertThat(look(rule, second, Map.of(1L, usage))).isEmpty();
        }
    }

    @Test
    void an_idle_jvm_that_waits_for_its_housekeeping_is_hung() {
        assertThat(verdict(30, millis(1, 100))).as("on a busy machine").isPresent();
        assertThat(verdict(30, new ThreadUsage(100_000, 950_000_000, false)))
                .as("at the lowest priority")
                .isPresent();
    }

    @Test
    void work_in_between_begins_the_wait_for_an_idle_process_anew() {
        HungRule rule = new HungRule(TIMEOUT, 0, Map.of(1L, ThreadUsage.NONE));

        for (int second = 1; second <= 49; second++) {
            assertThat(look(rule, second, Map.of(1L, millis(second < 20 ? 0 : 1000, 0))))
                    .isEmpty();
        }
        assertThat(look(rule, 50, Map.of(1L, millis(1000, 0)))).isPresent();
    }

    @Test
    void threads_come_and_go() {
        HungRule rule = new HungRule(TIMEOUT, 0, Map.of(0L, millis(90_000, 0)));

        for (int second = 1; second <= 29; second++) {
            assertThat(look(rule, second, Map.of((long) second, millis(900, 0))))
                    .isEmpty();
        }
        assertThat(look(rule, 34, Map.of(34L, millis(4_000, 0)))).hasValue("no progress in 30 s of processor time");
    }

    @Test
    void a_thread_that_was_overlooked_once_counts_once() {
        HungRule rule = new HungRule(TIMEOUT, 0, Map.of(1L, ThreadUsage.NONE));

        for (int second = 1; second <= 29; second++) {
            ThreadUsage other = millis(10L * second, 0);
            ThreadUsage usage = millis(900L * second, 0);
            assertThat(look(rule, second, second % 9 == 0 ? Map.of(2L, other) : Map.of(1L, usage, 2L, other)))
                    .isEmpty();
        }
        assertThat(look(rule, 31, Map.of(1L, millis(27_900, 0)))).isEmpty();
    }

    @Test
    void while_we_are_stopped_ourselves_nobody_is_expected_to_work() {
        HungRule rule = new HungRule(TIMEOUT, 0, Map.of(1L, ThreadUsage.NONE));

        for (int second = 3_600; second <= 3_620; second++) {
            assertThat(look(rule, second, Map.of(1L, ThreadUsage.NONE))).isEmpty();
        }
    }

    /** What it comes to when all threads get the same in each second. */
    private static Optional<String> verdict(int seconds, ThreadUsage... each) {
        HungRule rule = new HungRule(TIMEOUT, 0, after(0, each));
        Optional<String> verdict = Optional.empty();
        for (int second = 1; second <= seconds && verdict.isEmpty(); second++) {
            verdict = look(rule, second, after(second, each));
        }
        return verdict;
    }

    private static Map<Long, ThreadUsage> after(int seconds, ThreadUsage... each) {
        Map<Long, ThreadUsage> threads = new HashMap<>();
        for (int i = 0; i < each.length; i++) {
            threads.put(
                    (long) i, new ThreadUsage(seconds * each[i].workedNanos(), seconds * each[i].queuedNanos(), false));
        }
        return threads;
    }

    private static Optional<String> look(HungRule rule, long second, Map<Long, ThreadUsage> threads) {
        try {
            rule.look(TimeUnit.SECONDS.toNanos(second), threads);
            return Optional.empty();
        } catch (HungException e) {
            return Optional.of(e.getMessage());
        }
    }

    private static ThreadUsage millis(long worked, long queued) {
        return new ThreadUsage(TimeUnit.MILLISECONDS.toNanos(worked), TimeUnit.MILLISECONDS.toNanos(queued), false);
    }
}
