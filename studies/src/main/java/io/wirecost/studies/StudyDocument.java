package io.wirecost.studies;

import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.page.Section;
import io.wirecost.studies.page.StudyFindings;
import java.util.List;
import java.util.Map;

/** The documents of a study: its figures beside ours, and a verdict on each claim. All is computed from runs. */
public final class StudyDocument {
    private StudyDocument() {}

    /**
     * One page of a study.
     *
     * @param name by which the command knows the study
     * @param runs by step; a step that was not measured has none
     */
    public static Document of(Study study, String name, Study.Page page, Map<String, Run> runs) {
        Document.Writer document = Document.writer();
        write(new StudySummary.Judged(study, name, runs), page, document);
        return document.document();
    }

    private static void write(StudySummary.Judged judged, Study.Page page, Document.Writer document) {
        Study study = judged.study();
        StudyFindings findings = findings(study, judged.runs());
        document.title(page.title(), "");
        document.paragraph("Study: \"%s\", %s.".formatted(study.title(), study.source()));
        page.sections().stream().filter(Section::isOpening).forEach(section -> section.write(findings, document));
        document.section("How it was done");
        document.paragraph("This command made the document. No figure and no verdict in it was written by hand.");
        document.code(MakingCommand.of(List.of(judged)));
        if (page.equals(study.pages().get(0))) {
            study.about().forEach(document::paragraph);
        }
        page.sections().stream()
                .filter(section -> !section.isOpening())
                .forEach(section -> section.write(findings, document));
    }

    static StudyFindings findings(Study study, Map<String, Run> runs) {
        return new StudyFindings(
                new StudyFigures(study.lines(), study.figures(), study.tables(), runs),
                study.claims(),
                study.answers(),
                study.baseline());
    }
}
