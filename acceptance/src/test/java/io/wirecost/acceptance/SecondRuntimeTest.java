package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.compare.ChangeVerdict;
import io.wirecost.analysis.compare.RunComparison;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.document.csv.CsvRenderer;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import io.wirecost.report.RunReport;
import io.wirecost.report.compare.CompareDocument;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.section.RunDocument;
import io.wirecost.results.RunFile;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of two runtimes, which both have a codec {@code jackson-json}, through everything that a run goes through. */
@Tag("nightly")
class SecondRuntimeTest {
    private static final Profile TINY = new Profile(
            "tiny",
            EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE),
            3,
            true,
            Timing.ofMillis(200, 20, 40, 60, 2));
    private static final TextStyle WIDE = new TextStyle(160, false);
    private static final FakeRunner NODE =
            new FakeRunner("jackson-json", 12_345, EnumSet.of(Measure.SIZE, Measure.SPEED));
    private static final Set<String> CODECS = Set.of("jackson-json", "avro-generic");
    private static final String ON_JVM = "jackson-json (jvm)";
    private static final String ON_NODE = "jackson-json (node)";

    @TempDir
    private static Path folder;

    private static Installation installation;
    private static Run run;

    @BeforeAll
    static void measure() throws Exception {
        installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
        run = run(catalog(NODE), EnumSet.of(Measure.SIZE, Measure.SPEED));
    }

    private static Run run(CodecCatalog catalog, Set<Measure> measures) throws Exception {
        List<CatalogEntry> codecs = catalog.all().stream()
                .filter(entry -> CODECS.contains(entry.name()))
                .toList();
        Plan plan = new Plan(TINY, measures, TINY.operations(), 1, codecs, Optional.empty(), List.of("run"));
        return new Engine(installation, folder.resolve("code-cache"))
                .run(plan, Workloads.byName("tiny").orElseThrow().dataset(1), ignored -> {}, new RunListener() {});
    }

    private static CodecCatalog catalog(FakeRunner other) throws Exception {
        return new CodecCatalog(List.of(JvmRunner.load(installation), other));
    }

    @Test
    void a_name_selects_the_codecs_of_all_runtimes_and_a_runtime_narrows_them() throws Exception {
        CodecCatalog both = catalog(NODE);

        assertThat(both.select(List.of("jackson-json")))
                .extracting(entry -> entry.variant().toString())
                .containsExactly("jvm/jackson-json", "node/jackson-json");
        assertThat(both.in(Set.of("node")).select(List.of("*")))
                .extracting(entry -> entry.variant().toString())
                .containsExactly("node/jackson-json");
        assertThat(both.in(Set.of("jvm")).select(List.of("jackson-json")))
                .extracting(CatalogEntry::runner)
                .doesNotContain(NODE);
        assertThatThrownBy(() -> both.in(Set.of("nodes")))
                .isInstanceOf(InputException.class)
                .hasMessage("runtime nodes: expected one of jvm, node; did you mean \"node\"?");
    }

    @Test
    void only_codecs_of_the_jvm_are_compressed_and_those_of_others_say_so() throws Exception {
        CodecCatalog both = catalog(NODE);

        assertThat(both.select(List.of("jackson-json+zstd-1")))
                .extracting(entry -> entry.variant().toString())
                .containsExactly("jvm/jackson-json+zstd-1");
        assertThatThrownBy(() -> both.in(Set.of("node")).select(List.of("*+lz4")))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "codec *+lz4: expected a codec of runtime jvm or scala before +; others are not compressed");
    }

    @Test
    void each_has_figures_of_its_own() {
        assertThat(run.complete()).isTrue();
        assertThat(run.cells())
                .extracting(Cell::status)
                .as(run.cells().toString())
                .containsOnly(Cell.Status.MEASURED);
        assertThat(run.cells())
                .extracting(cell -> cell.trial().id())
                .contains("tiny/jvm/jackson-json/serialize", "tiny/node/jackson-json/serialize")
                .doesNotHaveDuplicates();
        assertThat(figures(NODE, Sizes.class))
                .allSatisfy(sizes -> assertThat(sizes.all()).containsOnly(NODE.sizeBytes()));
        assertThat(figures(NODE, Speed.class)).hasSize(2);
        assertThat(run.environment().runtimes()).extracting(RuntimeInfo::name).containsExactly("jvm", "node");
        assertThat(run.codecs())
                .extracting(CodecInfo::runtime)
                .containsExactlyInAnyOrder("jvm", "jvm", FakeRunner.RUNTIME);
    }

    @Test
    void its_file_is_read_back_equal() throws Exception {
        Path file = folder.resolve("run.json");

        RunFile.write(run, file);

        assertThat(RunFile.read(file)).isEqualTo(run);
    }

    @Test
    void every_report_tells_the_two_apart_and_names_no_runtime_where_there_is_one_only() {
        ReportModel model = ReportModels.of(run, List.of());

        for (String report : List.of(
                TextRenderer.render(RunDocument.tables(model), WIDE),
                MarkdownRenderer.render(RunDocument.whole(model)),
                CsvRenderer.render(RunDocument.whole(model)))) {
            assertThat(report).contains(ON_JVM, ON_NODE, "avro-generic").doesNotContain("avro-generic (");
        }
        assertThat(RunReport.render(OutputForm.HTML, run, List.of()))
                .contains("<option value=\"" + ON_JVM + "\"", "<option value=\"" + ON_NODE + "\"", "Node.js v20.0.0");
        assertThat(model.measure("size")
                        .orElseThrow()
                        .line(ON_NODE)
                        .orElseThrow()
                        .centre())
                .isEqualTo(NODE.sizeBytes());
        assertThat(model.measure("serialize")
                        .orElseThrow()
                        .line(ON_NODE)
                        .orElseThrow()
                        .centre())
                .isCloseTo(FakeRunner.NANOS, within(1e-6));
        assertThat(model.baseline()).contains(ON_JVM);
    }

    @Test
    void each_is_ranked_by_itself_and_held_against_a_baseline_of_its_own() {
        ReportModel model = ReportModels.of(run, List.of());

        assertThat(model.runtimes())
                .extracting(RuntimeLine::title, RuntimeLine::baseline)
                .containsExactly(tuple("JVM", Optional.of(ON_JVM)), tuple("Node.js", Optional.of(ON_NODE)));
        assertThat(model.measures())
                .extracting(Metric::id)
                .containsExactly("size", "serialize", "deserialize", "round-trip");
        assertThat(model.measures()).allSatisfy(metric -> {
            assertThat(rank(metric, ON_NODE)).isEqualTo(1);
            assertThat(List.of(rank(metric, ON_JVM), rank(metric, "avro-generic")))
                    .containsExactlyInAnyOrder(1, 2);
            assertThat(metric.ties()).noneMatch(set -> set.contains(ON_NODE));
        });
        assertThat(TextRenderer.render(RunDocument.tables(model), WIDE))
                .contains("\nJVM: ratio to " + ON_JVM + "\n", "\nNode.js: ratio to " + ON_NODE + "\n")
                .contains("Node.js does not tell allocated bytes");
    }

    private static int rank(Metric metric, String codec) {
        return metric.line(codec).orElseThrow().place().orElseThrow().rank();
    }

    @Test
    void a_report_of_one_runtime_names_none() throws Exception {
        Run jvm = run.in("jvm");

        assertThat(TextRenderer.render(RunDocument.tables(ReportModels.of(jvm, List.of())), WIDE))
                .contains("overview: processor time per message, fastest round trip first; ratio to jackson-json\n")
                .doesNotContain("(jvm)", "\nJVM", "All runtimes");
    }

    @Test
    void what_becomes_worse_in_one_runtime_is_no_change_of_the_other() throws Exception {
        FakeRunner larger = new FakeRunner("jackson-json", 2 * NODE.sizeBytes(), NODE.measures());
        Run after = run(catalog(larger), EnumSet.of(Measure.SIZE));

        RunComparison comparison = RunComparison.of(run, after, 0.05);

        assertThat(comparison.cells())
                .filteredOn(cell -> cell.verdict() == ChangeVerdict.REGRESSION)
                .extracting(cell -> cell.trial().id())
                .containsExactly("tiny/node/jackson-json/size");
        assertThat(TextRenderer.render(CompareDocument.of(comparison, true), WIDE))
                .contains("tiny/node/jackson-json/size");
    }

    @Test
    void a_runner_is_asked_for_what_it_measures_only() throws Exception {
        FakeRunner sizes = new FakeRunner("jackson-json", NODE.sizeBytes(), EnumSet.of(Measure.SIZE));
        Run sizesOnly = run(new CodecCatalog(List.of(sizes)), EnumSet.of(Measure.SIZE, Measure.SPEED));

        assertThat(sizesOnly.complete()).isTrue();
        assertThat(sizesOnly.cells())
                .extracting(cell -> cell.trial().task().figures())
                .containsExactly(Figures.FigureKind.SIZES);
    }

    @Test
    void a_file_that_a_runner_cannot_write_has_its_reason() throws Exception {
        Run files = run(new CodecCatalog(List.of(NODE)), EnumSet.of(Measure.SIZE, Measure.FILE));

        assertThat(files.complete()).isTrue();
        assertThat(files.cells())
                .filteredOn(cell -> cell.trial().task().figures() == Figures.FigureKind.FILES)
                .singleElement()
                .satisfies(cell -> assertThat(cell.reason())
                        .hasValueSatisfying(reason -> assertThat(reason).contains("the runtimes jvm and scala")));
    }

    private static <F extends Figures> List<F> figures(FakeRunner runner, Class<F> kind) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().codec().equals(runner.id()))
                .flatMap(cell -> cell.figures(kind).stream())
                .toList();
    }
}
