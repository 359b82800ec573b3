package io.wirecost.pipeline.link.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KernelProbeTest {
    @Test
    void a_missing_tool_is_named_and_what_it_takes_instead() {
        assertThat(KernelProbe.missing(Tool.of("no-such-tool")))
                .hasValueSatisfying(refusal -> assertThat(refusal)
                        .startsWith("the kernel cannot make links here (")
                        .contains("no-such-tool", "root", "iproute2", "util-linux", "relay"));
    }

    @Test
    void a_missing_right_is_told_in_the_systems_words() {
        assertThat(KernelProbe.missing(Tool.of("sh", "-c", "echo Operation not permitted >&2; exit 1")))
                .hasValueSatisfying(refusal -> assertThat(refusal).contains("Operation not permitted"));
    }

    @Test
    void a_trial_that_succeeds_leaves_nothing_to_say() {
        assertThat(KernelProbe.missing(Tool.of("sh", "-c", "true"))).isEmpty();
    }
}
