package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.model.message.DerivedSchemas;

/** The schema, and what each target made of it. */
final class SourcesSection {
    private SourcesSection() {}

    static void write(ReportModel model, Document.Writer page) {
        page.section("Schemas");
        page.paragraph(
                model.schemas().isEmpty()
                        ? "The derived schemas were not beside the run when this report was written."
                        : "The schema, and what each target made of it.");
        page.fold(
                "the schema of this run",
                inner -> inner.code(DerivedSchemas.lines(model.run().data().schema())));
        for (DerivedSchema schema : model.schemas()) {
            page.fold(
                    schema.target() + (schema.codecs().isEmpty() ? "" : ": " + String.join(", ", schema.codecs())),
                    inner -> schema.files().forEach(file -> {
                        inner.paragraph(file.path());
                        inner.code(file.text());
                    }));
        }
    }
}
