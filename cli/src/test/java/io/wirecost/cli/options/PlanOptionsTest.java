package io.wirecost.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.cli.command.Commands;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.terminal.Terminal;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Family;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Aim;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class PlanOptionsTest {
    @Test
    void without_a_word_about_the_pipeline_only_finalists_go_through_it_in_blocks_enough_for_ranks() throws Exception {
        PipelinePlan pipeline = plan().pipeline().orElseThrow();

        assertThat(pipeline.onlyFinalists()).isTrue();
        assertThat(pipeline.experiment().blocks()).isEqualTo(Run.FORKS_TO_RANK);
    }

    @Test
    void finalists_have_fewer_records_to_prove_than_codecs_that_are_sent_by_name() throws Exception {
        Experiment finalists = plan().pipeline().orElseThrow().experiment();
        Experiment all = plan("--measure=pipeline").pipeline().orElseThrow().experiment();

        assertThat(finalists.poolRecords()).isLessThan(all.poolRecords());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--measure=pipeline", "--measure=size,speed,pipeline", "--blocks=2", "--rate=100"})
    void who_names_the_pipeline_or_an_option_of_it_has_all_codecs_sent(String option) throws Exception {
        assertThat(plan(option).pipeline().orElseThrow().onlyFinalists()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--profile=smoke", "--measure=speed"})
    void who_wants_a_quick_look_or_something_else_has_no_pipeline(String option) throws Exception {
        assertThat(plan(option).pipeline()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"quick", "thorough"})
    void a_rate_is_searched_as_often_as_its_interval_needs(String profile) throws Exception {
        Experiment experiment = plan("--measure=pipeline", "--find-max-rate", "--profile=" + profile)
                .pipeline()
                .orElseThrow()
                .experiment();

        assertThat(experiment.blocks()).isEqualTo(Run.FORKS_TO_RANK);
        assertThat(experiment.openLoop().orElseThrow().seconds()).isEqualTo(2);
    }

    @Test
    void smoke_searches_a_rate_once() throws Exception {
        Plan plan = plan("--measure=pipeline", "--find-max-rate", "--profile=smoke");

        assertThat(plan.pipeline().map(PipelinePlan::experiment).map(Experiment::blocks))
                .isEqualTo(Optional.of(1));
    }

    @Test
    void a_measure_that_no_chosen_codec_has_is_refused() throws Exception {
        CodecCatalog catalog = new CodecCatalog(List.of(new SizesOnly()));

        assertThatThrownBy(() -> plan(catalog, "--measure=size,file"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--measure file: no chosen codec has it");
        assertThat(plan(catalog, "--measure=size").codecs()).hasSize(1);
    }

    @Test
    void records_of_files_are_made_one_by_one_and_have_a_heap_of_their_own() throws Exception {
        FilePlan files = plan("--measure=file", "--workload=tiny", "--file-records=5000000", "--heap=2048")
                .files()
                .orElseThrow();

        assertThat(files.sources().get(0).count()).isEqualTo(5_000_000);
        assertThat(files.heapMebibytes()).isEqualTo(2_048);
        assertThat(plan("--measure=file").files()).contains(FilePlan.STANDARD);
        assertThat(plan("--measure=size").files()).isEmpty();
    }

    @Test
    void options_of_files_are_refused_with_everything_that_is_wrong() {
        assertThatThrownBy(() -> plan("--heap=1024"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("add --measure file");
        assertThatThrownBy(() -> plan("--measure=file", "--file-records=9", "--heap=3"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--heap 3: expected MiB, from 64 to")
                .hasMessageContaining("transactions does not make its records one by one");
        assertThatThrownBy(() -> plan("--measure=file", "--workload=tiny", "--file-records=0"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--file-records 0: expected a number from 1 to");
    }

    @Test
    void each_value_of_a_sweep_has_records_of_its_own_made_one_by_one() throws Exception {
        FilePlan files = plan(
                        "--measure=file",
                        "--workload=school",
                        "--sweep=professors=1,3",
                        "--file-records=400",
                        "--file-passes=10",
                        "--file-warm-up=0")
                .files()
                .orElseThrow();

        assertThat(files.passes()).isEqualTo(10);
        assertThat(files.warmUpSeconds()).isZero();
        assertThat(files.sources()).extracting(RecordSource::count).containsExactly(400, 400);
        assertThat(files.sources().get(1).maker().apply(399).get(0))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(3);
    }

    @Test
    void passes_and_the_number_of_records_are_refused_where_they_cannot_be() {
        assertThatThrownBy(() -> plan("--file-passes=2"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("add --measure file");
        assertThatThrownBy(() -> plan(
                        "--measure=file",
                        "--workload=tiny",
                        "--sweep=records=1,3",
                        "--file-records=4",
                        "--file-passes=0",
                        "--file-warm-up=-1"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--file-warm-up -1: expected seconds, from 0 to 600")
                .hasMessageContaining("--file-passes 0: expected a number from 1 to 1000")
                .hasMessageContaining("--file-records and --sweep records exclude each other");
    }

    @Test
    void options_of_files_are_checked_beside_data_that_cannot_be_had() {
        assertThatThrownBy(() -> plan("--measure=file", "--workload=nope", "--file-records=9", "--heap=3"))
                .isInstanceOfSatisfying(
                        InputException.class,
                        problem -> assertThat(problem.problems())
                                .hasSize(2)
                                .anyMatch(text -> text.startsWith("--workload nope: expected one of "))
                                .anyMatch(text -> text.startsWith("--heap 3: expected MiB, ")));
    }

    @Test
    void how_certain_ratios_have_to_be_and_how_long_that_may_take_is_up_to_the_user() throws Exception {
        Aim usual = plan().profile().aim().orElseThrow();

        assertThat(plan("--until=3%").profile().aim()).contains(new Aim(0.03, usual.budget()));
        assertThat(plan("--until=2.5 %", "--budget=12").profile().aim())
                .contains(new Aim(0.025, Duration.ofMinutes(12)));
        assertThat(plan("--budget=0").profile().aim()).contains(new Aim(usual.reach(), Duration.ZERO));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "0.03", "0%", "0.4%", "51%", "-3%", "3%%", "abc", "NaN%", "1e1%"})
    void what_is_no_percentage_is_refused_with_an_example(String asked) {
        assertThatThrownBy(() -> plan("--until=" + asked))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--until " + asked + ": expected a percentage such as 3%, from 0.5% to 50%");
    }

    @Test
    void everything_that_is_wrong_with_an_aim_is_told_at_once() {
        assertThatThrownBy(() -> plan("--until=3", "--budget=-1", "--codec=nope"))
                .isInstanceOfSatisfying(
                        InputException.class,
                        problem -> assertThat(problem.problems())
                                .hasSize(3)
                                .anyMatch(text -> text.startsWith("--until 3: expected a percentage"))
                                .anyMatch(text -> text.startsWith("--budget -1.0: expected minutes"))
                                .anyMatch(text -> text.startsWith("codec nope: ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"smoke", "thorough"})
    void an_aim_is_refused_where_every_codec_gets_the_same(String profile) {
        assertThatThrownBy(() -> plan("--until=3%", "--budget=3", "--profile=" + profile))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--until: every codec gets the same number of rounds in profile " + profile)
                .hasMessageContaining("--budget: every codec gets the same number of rounds in profile " + profile);
    }

    @Test
    void an_aim_of_times_is_refused_where_there_are_none() {
        assertThatThrownBy(() -> plan("--until=3%", "--measure=size"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--until: no operation is timed; add --measure speed, or leave it out");
    }

    private static Plan plan(String... arguments) throws InputException {
        return plan(new CodecCatalog(List.of()), arguments);
    }

    private static Plan plan(CodecCatalog catalog, String... arguments) throws InputException {
        Options options = new Options();
        Terminal terminal = new Terminal(false, false, false, OptionalInt.of(80), 80, 24);
        Commands.line(
                        options,
                        new CommandSurroundings(
                                Path.of(""),
                                Optional.empty(),
                                Map.of(),
                                Path.of(""),
                                terminal,
                                InputStream.nullInputStream()))
                .parseArgs(arguments);
        return options.plan.job(catalog, options.data, List.of()).plan();
    }

    /** A runtime with one codec, of which nothing but sizes is known. */
    private static final class SizesOnly implements Runner {
        @Override
        public RuntimeInfo runtime() {
            return new RuntimeInfo("other", "Other", "Other 1", "");
        }

        @Override
        public List<CodecInfo> codecs() {
            return List.of(CodecInfo.of("json", "JSON", Family.TEXT, "java.base", Object.class));
        }

        @Override
        public List<CodecInfo> defaults() {
            return codecs();
        }

        @Override
        public Set<Measure> measures() {
            return Set.of(Measure.SIZE);
        }

        @Override
        public Map<CompressionMethod, String> compressions() {
            return Map.of();
        }

        @Override
        public RunnerSession open(WorkOrder order) {
            throw new AssertionError("nothing is run");
        }
    }

    /** The options of a run that say what is measured. */
    @Command
    private static final class Options {
        @Mixin
        private PlanOptions plan;

        @Mixin
        private DataOptions data;
    }
}
