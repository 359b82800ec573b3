package io.wirecost.report.model.network;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.model.ReportModels;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class LinkFindingsTest {
    private final List<String> six = findings(SampleSweeps.sixFormats());

    @Test
    void the_slowest_link_has_its_winner_and_whether_that_is_the_smallest() {
        assertThat(six)
                .anySatisfy(finding -> assertThat(finding)
                        .matches("Fastest over 10mbit: avro-generic, \\d+ µs per message, 0\\.5\\d× jackson-json\\."
                                + " It is the smallest, too\\."));
    }

    @Test
    void who_is_ahead_of_the_baseline_everywhere_or_nowhere_is_said_once() {
        assertThat(six)
                .contains(
                        "Faster than jackson-json over every link that was measured: protobuf-java and jackson-cbor.",
                        "Slower than jackson-json over every link that was measured: jaxb.");
    }

    @Test
    void where_the_order_turns_stands_between_two_measured_links_with_the_models_bandwidth() {
        assertThat(six)
                .anySatisfy(finding -> assertThat(finding)
                        .matches("avro-generic is faster than jackson-json up to 100mbit and slower from 1gbit on\\."
                                + " By the model they are alike at 1\\d\\d Mbit/s \\(.*\\)\\."))
                .anySatisfy(finding -> assertThat(finding)
                        .startsWith("capnproto is slower than jackson-json up to 100mbit and faster from 1gbit on."));
    }

    @Test
    void more_turns_than_a_reader_keeps_are_counted() {
        assertThat(findings(SampleSweeps.manyFormats()))
                .anySatisfy(finding -> assertThat(finding)
                        .matches("Whether it is faster than jackson-json depends on the bandwidth for \\d+ codecs;"
                                + " the table of crossings says where each turns\\."))
                .noneMatch(finding -> finding.contains(" up to "));
    }

    @Test
    void one_block_supports_no_finding_about_links() {
        assertThat(findings(SampleSweeps.smoke()))
                .noneMatch(finding -> finding.contains("mbit") || finding.contains("every link"));
    }

    @Test
    void a_lead_that_ends_in_a_tie_is_none_on_fast_links() {
        assertThat(findings(SampleSweeps.fading()))
                .contains(
                        "Faster than jackson-json on slow links only: over unlimited avro-generic cannot be told apart"
                                + " from it.");
    }

    @Test
    void nothing_is_said_of_links_where_there_was_one() {
        assertThat(findings(SampleRuns.full())).noneMatch(finding -> finding.contains("link"));
    }

    private static List<String> findings(Run run) {
        return ReportModels.of(run, List.of()).findings();
    }
}
