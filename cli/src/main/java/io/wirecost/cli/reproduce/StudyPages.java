package io.wirecost.cli.reproduce;

import io.wirecost.analysis.Condensed;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.html.HtmlPage;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.report.MarkdownFile;
import io.wirecost.report.ReportFile;
import io.wirecost.results.RunFile;
import io.wirecost.studies.Study;
import io.wirecost.studies.StudyDocument;
import io.wirecost.studies.StudySummary;
import io.wirecost.studies.source.StudyStep;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The files that are made of a study's runs. */
public final class StudyPages {
    private static final String MARKDOWN = ".md";
    private static final String HTML = ".html";

    private final Path folder;

    /** @param folder that they are written into */
    public StudyPages(Path folder) {
        this.folder = folder;
    }

    /** Writes a Markdown file for each page with its charts beside it, an HTML file with all of them, and the runs in their small form. */
    public void write(StudySummary.Judged judged) throws IOException {
        Study study = judged.study();
        Map<String, Run> runs = judged.runs();
        StudyRuns kept = new StudyRuns(folder);
        Files.createDirectories(folder.resolve(study.id()));
        for (StudyStep step : study.steps()) {
            Run run = runs.get(step.name());
            if (run != null) {
                RunFile.writeSmall(Condensed.of(run), kept.kept(study, step));
            }
        }
        List<Document> pages = new ArrayList<>();
        for (Study.Page page : study.pages()) {
            Document document = StudyDocument.of(study, judged.name(), page, runs);
            MarkdownFile.write(document, folder.resolve(page.name() + MARKDOWN), study.id(), prefix(study, page));
            pages.add(document);
        }
        ReportFile.write(HtmlPage.render(Document.joined(pages), study.title()), folder.resolve(study.id() + HTML));
    }

    /** What a page's name adds to that of its study, whose folder its pictures share with those of other pages. */
    private static String prefix(Study study, Study.Page page) {
        return page.name().startsWith(study.id())
                ? page.name().substring(study.id().length())
                : page.name();
    }

    /** Writes the table of all claims of some studies. */
    public void summarize(List<StudySummary.Judged> studies) throws IOException {
        Document document = StudySummary.of(studies);
        ReportFile.write(MarkdownRenderer.render(document), folder.resolve("README" + MARKDOWN));
        ReportFile.write(HtmlPage.render(document, "Studies, reproduced"), folder.resolve("README" + HTML));
    }
}
