package io.wirecost.studies;

import io.wirecost.core.run.Run;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.studies.page.Question;
import io.wirecost.studies.page.Section;
import io.wirecost.studies.rule.Above;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Incomparable;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudyStep;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A made-up study of three lines: one without a codec, and one whose name would be markup. */
public final class TinyStudy {
    /** A line that an unwary page would show as a script, and as two cells. */
    public static final String HOSTILE = "<script>|";

    /** Messages of the other step at the small scale. */
    static final int QUICK = 500;

    /** The same at the scale of the study. */
    static final int FULL = 4000;

    private static final String TABLE = "table.csv";
    private static final Map<String, StudiedQuantity> FIGURES = Map.of(
            "bytes", Quantities.of(QuantityKind.SIZE),
            "both",
                    Quantities.under(
                            QuantityKind.SIZE,
                            Quantities.step("own", StudyRuns.STEP),
                            Quantities.step("other", "other")));

    private TinyStudy() {}

    /** The study with one page. */
    public static Study of(Section... sections) {
        return new Study(
                "tiny",
                "A tiny study",
                "nowhere",
                List.of("It was done in a hurry."),
                Optional.of("A"),
                List.of(Lines.of("A", "a"), Lines.of(HOSTILE, "b"), Lines.lacking("C", "nobody wrote it")),
                List.of(step(StudyRuns.STEP, Map.of(), Map.of()), step("other", messages(QUICK), messages(FULL))),
                FIGURES,
                List.of(TABLE),
                Map.of(TABLE, published()),
                claims(),
                List.of(new Question("Why?", "Because.", Optional.of("both"), Optional.empty(), List.of(3, 4))),
                List.of(new Study.Page("tiny", "Tiny", List.of(sections))));
    }

    private static StudyStep step(String name, Map<String, String> quick, Map<String, String> full) {
        return new StudyStep(name, "Sizes", List.of(), List.of(), false, Map.of(), quick, full);
    }

    private static Map<String, String> messages(int messages) {
        return Map.of("messages", String.valueOf(messages));
    }

    private static PublishedTable published() {
        Map<String, Map<String, PublishedFigure>> rows = new LinkedHashMap<>();
        rows.put("A", Map.of("size", new PublishedFigure(100, 100)));
        rows.put(HOSTILE, Map.of("size", new PublishedFigure(300, 300)));
        rows.put("C", Map.of("size", new PublishedFigure(50, 50)));
        return new PublishedTable(List.of("size"), rows);
    }

    /** One that holds, one that does not, one without a rule, one that depends on its conditions. */
    private static List<Claim> claims() {
        return List.of(
                ordered(1, "A is smaller", "bytes", List.of("A", HOSTILE)),
                ordered(2, "A is larger", "bytes", List.of(HOSTILE, "A")),
                new Claim(
                        3,
                        "A is pretty",
                        List.of(new Incomparable("A is pretty", "nobody can say.", Optional.empty())),
                        Optional.of("It has 1 and 2."),
                        Optional.of("Nobody asked.")),
                ordered(4, "A is smaller everywhere", "both", List.of("A", HOSTILE)));
    }

    private static Claim ordered(int number, String text, String figure, List<String> lines) {
        return new Claim(
                number,
                text,
                List.of(new Above(figure, lines.subList(1, 2), lines.subList(0, 1), false, false)),
                Optional.empty(),
                Optional.empty());
    }

    /** The runs of its steps at the small scale; in the other one the order is the other way round. */
    public static Map<String, Run> runs() {
        return runs(QUICK);
    }

    /** @param messages of the other step */
    static Map<String, Run> runs(int messages) {
        return Map.of(
                StudyRuns.STEP,
                StudyRuns.of().size("a", 100).size("b", 200).run(),
                "other",
                StudyRuns.of()
                        .size("a", 100)
                        .size("b", 50)
                        .run()
                        .withCommand(List.of("run", "--messages", String.valueOf(messages), "--out", "there")));
    }

    /** The page with these sections, as Markdown. */
    public static String page(Section... sections) {
        Study study = of(sections);
        return MarkdownRenderer.render(
                StudyDocument.of(study, "tiny", study.pages().get(0), runs()));
    }
}
