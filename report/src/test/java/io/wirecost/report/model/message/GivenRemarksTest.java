package io.wirecost.report.model.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Sizes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GivenRemarksTest {
    private static final Sizes TWO_RECORDS = new Sizes(List.of(List.of(60, 40)));

    @Test
    void the_share_of_what_is_left_out_is_of_compact_json() {
        LeftOut leftOut = new LeftOut(List.of(new LeftOut.UnknownField("note", 2)), 0);

        assertThat(GivenRemarks.of(given(Optional.of(leftOut), new GivenNotes(23, 0, List.of()))))
                .containsExactly("left out: 2 values of 1 unknown field: note (2); 23 % of the bytes of compact JSON");
    }

    @Test
    void an_envelope_is_told_by_its_bytes_for_each_record() {
        assertThat(GivenRemarks.of(given(Optional.empty(), new GivenNotes(0, 300, List.of()))))
                .containsExactly(
                        "Kafka Connect's envelope is left out: it takes 150 bytes of each record's line, 75 % of it");
    }

    @Test
    void rules_are_counted_together_and_by_keyword() {
        List<GivenNotes.Rule> rules = List.of(new GivenNotes.Rule("maxLength", 30), new GivenNotes.Rule("pattern", 7));

        assertThat(GivenRemarks.of(given(Optional.empty(), new GivenNotes(0, 0, rules))))
                .containsExactly("37 rules of the JSON Schema only forbid records: maxLength (30), pattern (7);"
                        + " every record was checked against the whole schema");
    }

    @Test
    void nothing_is_said_where_there_is_nothing() {
        assertThat(GivenRemarks.of(given(Optional.empty(), GivenNotes.NONE))).isEmpty();
    }

    private static AsGiven given(Optional<LeftOut> leftOut, GivenNotes notes) {
        return new AsGiven(
                TWO_RECORDS,
                TWO_RECORDS,
                leftOut,
                Optional.of(notes),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
