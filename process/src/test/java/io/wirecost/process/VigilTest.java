package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Real processes. How long it takes depends on the machine; what is hung does not. */
class VigilTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(1);

    /** More processor time than a program here takes for its first word. */
    private static final Duration START = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "other systems do not tell what waits for a processor")
    void a_process_that_waits_for_a_processor_is_not_hung() throws Exception {
        String work = "echo ready; read go; i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done; echo done";
        try (Child child = start("nice", "-n", "19", "sh", "-c", work)) {
            ChildAnswers<String> answers = child.answers(Optional::of);
            assertThat(answers.next(START)).hasValue("ready");
            BusyLoops.start(3 * TIMEOUT.toNanos());
            child.say("go");

            assertThat(answers.next(TIMEOUT)).hasValue("done");
        }
    }

    @Test
    void a_deadlock_is_hung_since_it_does_nothing() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        try (Child child = start(java, "-cp", classes, Deadlock.class.getName())) {
            ChildAnswers<String> answers = child.answers(Optional::of);
            assertThat(answers.next(START)).hasValue("ready");
            assertThat(answers.next(START)).hasValue("ready");

            assertThatThrownBy(() -> answers.next(TIMEOUT))
                    .isInstanceOf(HungException.class)
                    .hasMessage("no progress and no work for 1 s");
        }
    }

    @Test
    void an_endless_loop_is_hung_since_it_takes_processor_time() throws Exception {
        try (Child child = start("sh", "-c", "echo ready; while :; do :; done")) {
            ChildAnswers<String> answers = child.answers(Optional::of);
            assertThat(answers.next(START)).hasValue("ready");

            assertThatThrownBy(() -> answers.next(TIMEOUT))
                    .isInstanceOf(HungException.class)
                    .hasMessage("no progress in 1 s of processor time");
        }
    }

    @Test
    void the_work_of_what_it_has_started_is_its_own() throws Exception {
        try (Child child = start("sh", "-c", "sh -c 'while :; do :; done' & wait")) {
            assertThatThrownBy(() -> child.answers(Optional::of).next(TIMEOUT))
                    .isInstanceOf(HungException.class)
                    .hasMessage("no progress in 1 s of processor time");
        }
    }

    @Test
    void one_that_is_to_end_and_does_not_is_hung_too() throws Exception {
        try (Child child = start("sleep", "600")) {
            assertThat(child.ending(TIMEOUT)).isEmpty();
        }
    }

    private Child start(String... command) throws Exception {
        return Child.start(List.of(command), folder.resolve("errors"));
    }
}
