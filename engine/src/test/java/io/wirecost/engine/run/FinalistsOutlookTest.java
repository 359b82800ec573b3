package io.wirecost.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.ranking.Finalists;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.Measure;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FinalistsOutlookTest {
    private static final int BLOCKS = 3;

    @TempDir
    private static Path folder;

    private static List<CatalogEntry> codecs;

    @BeforeAll
    static void load() throws Exception {
        codecs = CodecCatalog.load(TestInstallation.in(folder)).all();
    }

    @Test
    void before_the_finalists_are_chosen_the_time_of_as_many_codecs_is_expected() {
        assertThat(codecs).hasSizeGreaterThan(Finalists.MOST);
        assertThat(new Outlook(trials(true), TestData.messages().groups().size()).blocks(codecs))
                .as("their services start together")
                .hasSize(1 + BLOCKS * Finalists.MOST);
        assertThat(new Outlook(trials(false), TestData.messages().groups().size()).blocks(codecs))
                .hasSize(BLOCKS * codecs.size());
    }

    @Test
    void the_pipeline_is_not_asked_for_of_a_codec_that_may_be_no_finalist() {
        assertThat(trials(true).of(codecs.get(0))).noneMatch(FinalistsOutlookTest::isSent);
        assertThat(trials(false).of(codecs.get(0))).anyMatch(FinalistsOutlookTest::isSent);
    }

    private static boolean isSent(Trial trial) {
        return trial.passage().isPresent();
    }

    private static Trials trials(boolean onlyFinalists) {
        Plan plan = new Plan(
                Profile.QUICK,
                EnumSet.allOf(Measure.class),
                Profile.QUICK.operations(),
                1,
                codecs,
                Optional.of(pipeline(onlyFinalists)),
                List.of("run"));
        return new Trials(plan, TestData.messages());
    }

    private static PipelinePlan pipeline(boolean onlyFinalists) {
        Experiment experiment = new Experiment(
                BLOCKS,
                2,
                new Experiment.Range(1_000, 1_000),
                new Experiment.Range(100, 100),
                10,
                Optional.empty(),
                500,
                Experiment.Services.PROCESSES,
                Experiment.Forward.REENCODE,
                "",
                new Experiment.Transport("", "all", 5, 1, "none", 1),
                Optional.empty(),
                Optional.empty());
        return new PipelinePlan(
                experiment,
                (set, sizeBytes, records) -> TestData.messages(),
                Optional.empty(),
                Set.of(),
                onlyFinalists,
                Optional.empty());
    }
}
