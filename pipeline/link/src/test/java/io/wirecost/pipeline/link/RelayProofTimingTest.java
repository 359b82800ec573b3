package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("timing")
class RelayProofTimingTest {
    private static final int PROOFS = 10;

    /** A machine that is busy with something else is refused rightly, so it has a few chances. */
    @ParameterizedTest
    @ValueSource(strings = {"1mbit", "10mbit", "200mbit", "50mbit,5ms", "unlimited,5ms"})
    void a_link_that_the_machine_holds_is_not_refused(String link) throws Exception {
        Optional<String> refusal = RelayProof.refusalReason(Link.parse(link));
        for (int i = 1; i < PROOFS && refusal.isPresent(); i++) {
            refusal = RelayProof.refusalReason(Link.parse(link));
        }

        assertThat(refusal).isEmpty();
    }
}
