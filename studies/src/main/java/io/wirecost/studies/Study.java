package io.wirecost.studies;

import io.wirecost.studies.page.Question;
import io.wirecost.studies.page.Section;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import io.wirecost.studies.source.StudyStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A published study: what to run, what was published, what it claims, and what a document says of it. A folder of files
 * has it; nothing else in wirecost knows any study.
 *
 * @param id name of its folder
 * @param title as it was published
 * @param source where it was published, and on what it was measured
 * @param about how it was done, there and here, in paragraphs of the first page
 * @param baseline the line that figures are held against; empty where each table has its own
 * @param lines rows of its tables
 * @param steps runs of wirecost that it needs
 * @param figures what is looked at, by name
 * @param published files with its tables
 * @param tables as they were published, by the name of their file; none before these files are read
 * @param claims by number
 * @param answers to the questions that it left open
 * @param pages documents
 */
public record Study(
        String id,
        String title,
        String source,
        List<String> about,
        Optional<String> baseline,
        List<StudyLine> lines,
        List<StudyStep> steps,
        Map<String, StudiedQuantity> figures,
        List<String> published,
        Map<String, PublishedTable> tables,
        List<Claim> claims,
        List<Question> answers,
        List<Page> pages) {
    public Study {
        about = about == null ? List.of() : List.copyOf(about);
        lines = List.copyOf(lines);
        steps = List.copyOf(steps);
        figures = Map.copyOf(figures);
        published = published == null ? List.of() : List.copyOf(published);
        tables = tables == null ? Map.of() : Map.copyOf(tables);
        claims = claims == null ? List.of() : List.copyOf(claims);
        answers = answers == null ? List.of() : List.copyOf(answers);
        pages = List.copyOf(pages);
    }

    /**
     * A document.
     *
     * @param name of its file, without an ending
     */
    public record Page(String name, String title, List<Section> sections) {
        public Page {
            sections = List.copyOf(sections);
        }
    }

    /** The same study with its published tables. */
    public Study with(Map<String, PublishedTable> read) {
        return new Study(
                id, title, source, about, baseline, lines, steps, figures, published, read, claims, answers, pages);
    }
}
