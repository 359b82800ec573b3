package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.run.Run;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every report says first what its records are a sample of. */
class SampledTest {
    private static final Run RUN = SampleRuns.full();
    private static final int TAKEN =
            RUN.data().groups().stream().mapToInt(Run.DataGroup::records).sum();

    @ParameterizedTest
    @CsvSource({"1.01, 95 %", "4, 25 %", "125, 0.8 %", "1000000, less than 0.1 %"})
    void the_head_tells_the_share(double times, String share) {
        long all = (long) Math.ceil(TAKEN * times);
        Run run = sampled(all);
        String sample = "%s of %s records (%s), by size".formatted(Units.count(TAKEN), Units.count(all), share);

        assertThat(TextRenderer.render(RunDocument.summary(ReportModels.of(run, List.of())), new TextStyle(200, false)))
                .contains(": " + sample + ", ");
        assertThat(RunReport.render(OutputForm.MARKDOWN, run, List.of())).contains(sample);
        assertThat(RunReport.render(OutputForm.HTML, run, List.of())).contains(sample);
    }

    private static Run sampled(long all) {
        Run.Data data = RUN.data();
        return new Run(
                RUN.formatVersion(),
                RUN.wirecost(),
                RUN.started(),
                RUN.command(),
                RUN.profile(),
                RUN.complete(),
                RUN.plannedForks(),
                RUN.environment(),
                new Run.Data(
                        data.name(),
                        data.schema(),
                        data.schemaChecksum(),
                        data.datasetChecksum(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new Sampled(all, all * 100)),
                        Optional.empty(),
                        data.hints(),
                        data.groups()),
                RUN.codecs(),
                RUN.pipeline(),
                RUN.cells());
    }
}
