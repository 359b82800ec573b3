package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    @Test
    void it_hears_what_we_say_and_we_hear_what_is_meant_for_us() throws Exception {
        try (Child child = shell("read word; echo noise; echo \"us: $word\"")) {
            ChildAnswers<String> answers =
                    child.answers(line -> line.startsWith("us: ") ? Optional.of(line) : Optional.empty());
            child.say("hello");

            assertThat(answers.next(TIMEOUT)).hasValue("us: hello");
            assertThat(answers.next(TIMEOUT)).isEmpty();
            assertThat(answers.next(TIMEOUT)).as("asked again").isEmpty();
        }
    }

    @Test
    void one_that_says_nothing_is_waited_for_only_so_long() throws Exception {
        try (Child child = shell("read word")) {
            ChildAnswers<String> answers = child.answers(Optional::of);

            assertThatThrownBy(() -> answers.within(Duration.ofMillis(10))).isInstanceOf(TimeoutException.class);
            assertThat(child.ending()).isEmpty();
        }
    }

    @Test
    void its_end_comes_with_its_last_words() throws Exception {
        try (Child child = shell("echo 'no disk' >&2; exit 7")) {
            assertThat(child.ending(TIMEOUT)).hasValue(new Ending(7));
            assertThat(child.lastWords()).isEqualTo("; its last output: no disk");
        }
    }

    @Test
    void what_it_has_started_ends_with_it() throws Exception {
        Child child = shell("sleep 600 & echo $!; wait");
        long sleeper = Long.parseLong(child.answers(Optional::of).next(TIMEOUT).orElseThrow());
        ProcessHandle grandchild = ProcessHandle.of(sleeper).orElseThrow();

        child.close();

        grandchild.onExit().get(20, TimeUnit.SECONDS);
        assertThat(grandchild.isAlive()).isFalse();
    }

    private Child shell(String script) throws Exception {
        return Child.start(List.of("sh", "-c", script), folder.resolve("errors"));
    }
}
