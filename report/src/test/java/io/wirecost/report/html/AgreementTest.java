package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.markdown.MarkdownInk;
import io.wirecost.document.text.TextInk;
import io.wirecost.document.text.TextStyle;
import io.wirecost.process.Command.Result;
import io.wirecost.report.Form;
import io.wirecost.report.SampleAccounts;
import io.wirecost.report.SampleBatches;
import io.wirecost.report.SampleFiles;
import io.wirecost.report.SampleParameters;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleRuntimes;
import io.wirecost.report.SampleSlices;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.SampleWitnesses;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The same run has the same baseline, ranks, figures and ratios in the terminal, in Markdown, in CSV and in HTML. */
class AgreementTest {
    private static final Variant AVSC = new Variant(new CodecId("node", "avsc"), Optional.empty());
    private static final TextStyle WIDE = new TextStyle(2_000, false);
    private static final Map<String, Run> RUNS = runs();

    private static JsonNode pages;

    private static Map<String, Run> runs() {
        Map<String, Run> runs = new LinkedHashMap<>();
        runs.put("all measures", SampleRuns.full());
        runs.put("ties", SampleRuns.tied());
        runs.put("smoke", SampleRuns.smoke());
        runs.put("pipeline only", SampleRuns.pipelineOnly());
        runs.put("over links", SampleRuns.overLinks());
        runs.put("a sweep over a parameter", SampleParameters.swept());
        runs.put("compressed batches", SampleBatches.full());
        runs.put("files", SampleFiles.full());
        runs.put("files of a sweep", SampleFiles.swept());
        runs.put("accounts", SampleAccounts.full());
        runs.put("a sweep", SampleSweeps.sixFormats());
        runs.put("witnesses", SampleWitnesses.quiet());
        runs.put("two clocks", SampleWitnesses.restless());
        runs.put("slices", SampleSlices.agreeing());
        runs.put("two runtimes", SampleRuntimes.two());
        runs.put("three runtimes", SampleRuntimes.three());
        runs.put("another baseline in one of two runtimes", Baseline.choose(SampleRuntimes.two(), AVSC));
        runs.put(
                "another baseline in both runtimes",
                Baseline.choose(withoutReadingInPlace(SampleRuntimes.two()), Variant.jvm("capnproto")));
        runs.put("no JSON", without("JSON", SampleRuns.full()));
        runs.put("no JSON in a sweep", without("JSON", SampleSweeps.sixFormats()));
        runs.put("no JSON in the pipeline", without("JSON", SampleRuns.pipelineOnly()));
        return runs;
    }

    /** There a page divides by the baseline that reads in place, where the others divide by the one that decodes. */
    private static Run withoutReadingInPlace(Run run) {
        return run.with(run.cells().stream()
                .filter(cell -> cell.trial()
                        .passage()
                        .filter(passage -> passage.reading() == Reading.IN_PLACE)
                        .isEmpty())
                .toList());
    }

    private static Run without(String format, Run run) {
        Set<Variant> codecs = run.codecs().stream()
                .filter(codec -> !codec.format().equals(format))
                .map(CodecInfo::variant)
                .collect(Collectors.toSet());
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                run.environment(),
                run.data(),
                run.codecs().stream()
                        .filter(codec -> codecs.contains(codec.variant()))
                        .toList(),
                run.pipeline(),
                run.cells().stream()
                        .filter(cell -> codecs.contains(cell.trial().codec()))
                        .toList());
    }

    /** One start of Node for all runs. */
    @BeforeAll
    static void showInHtml() throws Exception {
        FrontEnd.FOLDER.requirePackages("playwright-core");
        Path folder = Files.createDirectories(FrontEnd.FOLDER.path().resolve("target/agreement"));
        List<String> command = new ArrayList<>(List.of("node", "src/test/web/figures.mjs"));
        for (Map.Entry<String, Run> run : RUNS.entrySet()) {
            Path file = folder.resolve(run.getKey() + ".html");
            Files.writeString(file, Form.HTML.render(run.getValue(), List.of()));
            command.add(file.toString());
        }
        Result result = FrontEnd.FOLDER.run(Map.of(), command.toArray(String[]::new));
        assertThat(result.isSuccess()).as(result.output()).isTrue();
        pages = new JsonMapper().readTree(result.output());
    }

    @TestFactory
    Stream<DynamicTest> a_run_says_the_same_wherever_it_is_shown() {
        List<String> names = List.copyOf(RUNS.keySet());
        return names.stream()
                .map(name ->
                        DynamicTest.dynamicTest(name, () -> agree(RUNS.get(name), pages.get(names.indexOf(name)))));
    }

    /** The terminal shows these by default. */
    private static Map<String, String> ofOneScreen(Run run) {
        Document summary = RunDocument.summary(ReportModels.of(run, List.of()));
        Map<String, String> cells =
                Figures.ofTerminal(TextInk.render(summary, WIDE)).cells();
        assertThat(cells).isNotEmpty();
        return cells;
    }

    private static void agree(Run run, JsonNode page) {
        Document tables = RunDocument.tables(ReportModels.of(run, List.of()));
        Figures terminal = Figures.ofTerminal(TextInk.render(tables, WIDE));

        assertThat(terminal.cells()).isNotEmpty();
        assertThat(terminal.baselines())
                .containsExactlyInAnyOrderElementsOf(page.get("baselines")
                        .valueStream()
                        .map(JsonNode::asText)
                        .toList());
        assertThat(Figures.ofMarkdown(MarkdownInk.render(tables))).isEqualTo(terminal);
        assertThat(Figures.ofMarkdown(Form.MARKDOWN.render(run, List.of()))).isEqualTo(terminal);
        assertThat(Figures.ofCsv(Form.CSV.render(run, List.of()))).isEqualTo(terminal);
        assertThat(Figures.ofHtml(page)).isEqualTo(terminal);
        assertThat(terminal.cells()).containsAllEntriesOf(ofOneScreen(run));
    }
}
