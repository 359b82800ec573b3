package io.wirecost.report.html;

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
import java.util.TreeMap;
import java.util.function.Function;

/** Pages for the tests in a browser, each in a file of its name. */
final class Pages {
    private static final List<DerivedSchema> SCHEMAS = List.of(new DerivedSchema(
            "protobuf", List.of("protobuf-java"), List.of(new SchemaFile("schema.proto", "message Order {}\n"))));

    private static final List<DerivedSchema> HOSTILE_SCHEMAS = List.of(new DerivedSchema(
            SampleRuns.HOSTILE,
            List.of(SampleRuns.HOSTILE),
            List.of(new SchemaFile(SampleRuns.HOSTILE, SampleRuns.HOSTILE))));

    private final Map<String, Function<String, String>> texts = new TreeMap<>();

    private Pages() {}

    /** One of each kind and of each part that a report may have, and some full of hostile names. */
    static Pages few() {
        return new Pages()
                .run("full", SampleRuns.full(), SCHEMAS)
                .run("runtimes", SampleRuntimes.three(), SCHEMAS)
                .run("sweep", SampleSweeps.sixFormats(), List.of())
                .run("rate", SampleRuns.atRate(), List.of())
                .run("parameter", SampleParameters.swept(), SCHEMAS)
                .run("batches", SampleBatches.full(), SCHEMAS)
                .run("files", SampleFiles.full(), SCHEMAS)
                .run("accounts", SampleAccounts.full(), SCHEMAS)
                .run("inferred", SampleGiven.inferred(SampleFindings.events(), SampleRuns.full()), SCHEMAS)
                .run("restless", SampleWitnesses.restless(), List.of())
                .run(
                        "hostile",
                        SampleGiven.inferred(SampleFindings.saying(SampleRuns.HOSTILE), SampleRuns.hostile()),
                        HOSTILE_SCHEMAS)
                .document("document", SampleDocuments.full())
                .document("document-hostile", SampleDocuments.hostile(SampleRuns.HOSTILE));
    }

    /** These, and what is seldom seen. */
    static Pages all() {
        return few().run("quiet", SampleWitnesses.quiet(), List.of())
                .run("empty", SampleRuns.empty(), List.of())
                .run("pipeline", SampleRuns.pipelineOnly(), List.of())
                .run("sweep-many", SampleSweeps.manyFormats(), List.of())
                .run("sweep-smoke", SampleSweeps.smoke(), List.of())
                .run("rate-many", SampleRuns.manyAtRate(), List.of())
                .run("max-rate", SampleRuns.maxRate(), List.of())
                .run("parameter-smoke", SampleParameters.smoke(), SCHEMAS)
                .run("parameter-runtimes", SampleParameters.runtimes(), SCHEMAS)
                .run("parameter-hostile", SampleParameters.hostile(), SCHEMAS)
                .run("batches-alone", SampleBatches.alone(), SCHEMAS)
                .run("batches-hostile", SampleBatches.hostile(), SCHEMAS)
                .run("files-swept", SampleFiles.swept(), SCHEMAS)
                .run("files-hostile", SampleFiles.hostile(), SCHEMAS)
                .run("files-runtimes", SampleFiles.runtimes(), SCHEMAS)
                .run("accounts-runtimes", SampleAccounts.runtimes(), SCHEMAS)
                .run("accounts-hostile", SampleAccounts.hostile(), SCHEMAS)
                .run("own-records", SampleRuns.ownRecords(), SCHEMAS)
                .run("smoke", SampleRuns.smoke(), SCHEMAS)
                .run("runtimes-many", SampleRuntimes.many(), SCHEMAS)
                .run("large", SampleRuns.large(), SCHEMAS)
                .document("document-plain", SampleDocuments.plain());
    }

    private Pages run(String name, Run run, List<DerivedSchema> schemas) {
        texts.put(name, title -> Form.HTML.render(run, schemas));
        return this;
    }

    private Pages document(String name, Document document) {
        texts.put(name, title -> DocumentPage.render(document, title));
        return this;
    }

    /** The folder in which they are. */
    Path writeTo(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, Function<String, String>> text : texts.entrySet()) {
            String name = text.getKey();
            ReportFile.write(text.getValue().apply(name), folder.resolve(name + ".html"));
        }
        return folder;
    }
}
