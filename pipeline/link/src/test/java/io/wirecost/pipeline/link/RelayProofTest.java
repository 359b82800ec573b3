package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import org.junit.jupiter.api.Test;

class RelayProofTest {
    @Test
    void a_rate_that_no_machine_holds_is_refused_with_figures_and_what_to_do() throws Exception {
        assertThat(RelayProof.refusalReason(Link.parse("100000gbit,1us")))
                .hasValueSatisfying(refusal -> assertThat(refusal)
                        .startsWith("a relay on this machine cannot be a link of 100000gbit,1us: ")
                        .contains(" took ", " ms, expected at most ")
                        .endsWith("; stop other programs here, or ask for a lower rate or a shorter delay"));
    }

    @Test
    void no_link_needs_no_proof() throws Exception {
        assertThat(RelayProof.refusalReason(Link.UNLIMITED)).isEmpty();
    }
}
