package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProtocolCheckTest {
    /** The stub answers what a run asks, and ends with an error of its own at what no run asks. */
    @Test
    void each_rule_that_a_runner_keeps_or_breaks_is_told() throws Exception {
        List<ProtocolCheck.Finding> findings =
                new ProtocolCheck(StubRunner.command(Misdeed.NONE), Duration.ofSeconds(30)).run();

        assertThat(findings).hasSize(7);
        assertThat(findings.get(0)).isEqualTo(new ProtocolCheck.Finding("answers hello", Optional.empty()));
        assertThat(findings.get(1)).satisfies(finding -> {
            assertThat(finding.rule()).isEqualTo("answers an unknown request with a problem");
            assertThat(finding.problem())
                    .hasValueSatisfying(problem ->
                            assertThat(problem).startsWith("it ended").contains("unknown request"));
        });
        assertThat(findings.get(6))
                .isEqualTo(new ProtocolCheck.Finding("ends when its standard input closes", Optional.empty()));
    }
}
