package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.node.NodeFolder.Outcome;
import io.wirecost.contract.node.NodeTests;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.report.Form;
import io.wirecost.report.ReportFile;
import io.wirecost.report.SampleAccounts;
import io.wirecost.report.SampleBatches;
import io.wirecost.report.SampleDocuments;
import io.wirecost.report.SampleFiles;
import io.wirecost.report.SampleFindings;
import io.wirecost.report.SampleGiven;
import io.wirecost.report.SampleParameters;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleRuntimes;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.SampleWitnesses;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.model.message.DerivedSchema.SchemaFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The front end by its own tools: types, style, its pure modules in Node, and whole reports in Chromium. */
class FrontEndTest {
    @BeforeAll
    static void prepare() {
        FrontEnd.FOLDER.requirePackages("playwright-core");
    }

    @Test
    void its_types_are_sound() {
        assertClean(FrontEnd.FOLDER.run(Map.of(), "node_modules/.bin/tsc", "-p", "."));
    }

    @Test
    void its_style_is_kept() {
        assertClean(FrontEnd.FOLDER.run(Map.of(), "node_modules/.bin/biome", "ci", "--error-on-warnings", "."));
    }

    @TestFactory
    Stream<DynamicTest> its_pure_modules_do_what_they_say() throws Exception {
        Path formulas = Files.createDirectories(FrontEnd.FOLDER.path().resolve("target"))
                .resolve("formulas.json");
        Files.writeString(formulas, FormulaTable.of(SampleSweeps.sixFormats()));
        return NodeTests.run(
                FrontEnd.FOLDER, Map.of("FORMULAS", formulas.toString()), FrontEnd.FOLDER.tests("src/test/web/data"));
    }

    @TestFactory
    Stream<DynamicTest> a_browser_shows_its_reports() throws Exception {
        String browser = FrontEnd.browser().toString();
        Path reports = Files.createDirectories(FrontEnd.FOLDER.path().resolve("target/reports"));
        List<DerivedSchema> schemas = List.of(new DerivedSchema(
                "protobuf", List.of("protobuf-java"), List.of(new SchemaFile("schema.proto", "message Order {}\n"))));
        List<DerivedSchema> hostile = List.of(new DerivedSchema(
                SampleRuns.HOSTILE,
                List.of(SampleRuns.HOSTILE),
                List.of(new SchemaFile(SampleRuns.HOSTILE, SampleRuns.HOSTILE))));
        Map<String, Run> plain = Map.of(
                "quiet", SampleWitnesses.quiet(),
                "restless", SampleWitnesses.restless(),
                "empty", SampleRuns.empty(),
                "pipeline", SampleRuns.pipelineOnly(),
                "sweep", SampleSweeps.sixFormats(),
                "sweep-many", SampleSweeps.manyFormats(),
                "sweep-smoke", SampleSweeps.smoke(),
                "rate", SampleRuns.atRate(),
                "rate-many", SampleRuns.manyAtRate(),
                "max-rate", SampleRuns.maxRate());
        for (Map.Entry<String, Run> run : plain.entrySet()) {
            write(reports, run.getKey(), run.getValue(), List.of());
        }
        write(reports, "parameter", SampleParameters.swept(), schemas);
        write(reports, "parameter-smoke", SampleParameters.smoke(), schemas);
        write(reports, "parameter-runtimes", SampleParameters.runtimes(), schemas);
        write(reports, "parameter-hostile", SampleParameters.hostile(), schemas);
        write(reports, "batches", SampleBatches.full(), schemas);
        write(reports, "batches-alone", SampleBatches.alone(), schemas);
        write(reports, "batches-hostile", SampleBatches.hostile(), schemas);
        write(reports, "files", SampleFiles.full(), schemas);
        write(reports, "files-swept", SampleFiles.swept(), schemas);
        write(reports, "files-hostile", SampleFiles.hostile(), schemas);
        write(reports, "files-runtimes", SampleFiles.runtimes(), schemas);
        write(reports, "accounts", SampleAccounts.full(), schemas);
        write(reports, "accounts-runtimes", SampleAccounts.runtimes(), schemas);
        write(reports, "accounts-hostile", SampleAccounts.hostile(), schemas);
        write(reports, "full", SampleRuns.full(), schemas);
        write(reports, "own-records", SampleRuns.ownRecords(), schemas);
        write(reports, "smoke", SampleRuns.smoke(), schemas);
        write(reports, "runtimes", SampleRuntimes.three(), schemas);
        write(reports, "runtimes-many", SampleRuntimes.many(), schemas);
        write(reports, "large", SampleRuns.large(), schemas);
        write(
                reports,
                "hostile",
                SampleGiven.inferred(SampleFindings.saying(SampleRuns.HOSTILE), SampleRuns.hostile()),
                hostile);
        write(reports, "inferred", SampleGiven.inferred(SampleFindings.events(), SampleRuns.full()), schemas);
        write(reports, "document", SampleDocuments.full());
        write(reports, "document-plain", SampleDocuments.plain());
        write(reports, "document-hostile", SampleDocuments.hostile(SampleRuns.HOSTILE));
        return NodeTests.run(
                FrontEnd.FOLDER,
                Map.of("CHROMIUM", browser, "REPORTS", reports.toString()),
                FrontEnd.FOLDER.tests("src/test/web/browser"));
    }

    private static void write(Path folder, String name, Run run, List<DerivedSchema> schemas) throws IOException {
        ReportFile.write(Form.HTML.render(run, schemas), folder.resolve(name + ".html"));
    }

    private static void write(Path folder, String name, Document document) throws IOException {
        ReportFile.write(DocumentPage.render(document, name), folder.resolve(name + ".html"));
    }

    private static void assertClean(Outcome outcome) {
        assertThat(outcome.exitCode()).as(outcome.output()).isZero();
    }
}
