package io.wirecost.report.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.compare.Comparison;
import io.wirecost.core.run.Run;
import io.wirecost.document.text.TextInk;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleRuns;
import org.junit.jupiter.api.Test;

class CompareDocumentTest {
    @Test
    void trials_of_the_pipeline_are_said_to_be_passed_over_where_there_are_any() throws Exception {
        assertThat(compared(SampleRuns.full())).contains("Passed over: 9 trials of the pipeline");
        assertThat(compared(SampleRuns.tied())).doesNotContain("ipeline");
    }

    @Test
    void tables_fit_the_terminal() throws Exception {
        Run run = SampleRuns.full();
        String report =
                TextInk.render(CompareDocument.of(Comparison.of(run, run, 0.05), false), new TextStyle(80, false));

        assertThat(report).contains("no change shown");
        assertThat(report.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    private static String compared(Run run) throws Exception {
        return TextInk.render(CompareDocument.of(Comparison.of(run, run, 0.05), true), new TextStyle(200, false));
    }
}
