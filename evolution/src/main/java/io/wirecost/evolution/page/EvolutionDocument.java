package io.wirecost.evolution.page;

import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import java.util.List;

/** What came of edits, for a reader. */
public final class EvolutionDocument {
    /** Of records and bytes on the page; all of them are in evolution.json. */
    private static final TextCut PAGE_CUT = new TextCut(400);

    /** Of errors and values in a table of a terminal; the page has all of them. */
    private static final TextCut TERMINAL_CUT = new TextCut(80);

    private static final int SHOWN_SURPRISES = 12;
    private static final int SHOWN_DISAGREEMENTS = 5;
    private static final int ALL_FORMATS = Integer.MAX_VALUE / 2;

    private EvolutionDocument() {}

    /**
     * The answer for a terminal.
     *
     * @param formats beside each other in a table
     */
    public static Document summary(Evolution evolution, int formats) {
        Document.Writer page = Document.writer();
        matrix(page, evolution, formats);
        settings(page, evolution);
        List<SurpriseTables.Found> found = SurpriseTables.worst(evolution);
        if (found.isEmpty()) {
            return page.paragraph("Nothing surprises: every codec reads what is wished.")
                    .document();
        }
        List<SurpriseTables.Found> shown = found.stream().limit(SHOWN_SURPRISES).toList();
        page.section("surprises", "the worst first").table(SurpriseTables.table(shown, TERMINAL_CUT));
        if (found.size() > shown.size()) {
            page.paragraph("… and %d more: --details".formatted(found.size() - shown.size()));
        }
        disagreements(page, evolution, SHOWN_DISAGREEMENTS, TERMINAL_CUT);
        return page.document();
    }

    /** Everything: all surprises, all codecs, and the records and bytes that show them. */
    public static Document whole(Evolution evolution) {
        return whole(evolution, ALL_FORMATS);
    }

    /** @param formats beside each other in a table */
    public static Document whole(Evolution evolution, int formats) {
        Document.Writer page = Document.writer();
        matrix(page, evolution, formats);
        settings(page, evolution);
        differences(page, evolution);
        List<SurpriseTables.Found> found = SurpriseTables.worst(evolution);
        if (!found.isEmpty()) {
            surprises(page.section("surprises", "the worst first"), found);
        }
        disagreements(page, evolution, Integer.MAX_VALUE, TextCut.NONE);
        AbsentFieldTable.of(evolution)
                .ifPresent(table -> page.section(
                                "what an added optional field costs where it is absent",
                                "bytes more in a message, exactly: the given records were written by both versions")
                        .table(table));
        page.section("each edit");
        evolution.edits().forEach(edit -> page.fold(edit.title(), inner -> edit(inner, edit)));
        return page.document();
    }

    /** A page opens with some. */
    private static void surprises(Document.Writer page, List<SurpriseTables.Found> found) {
        int some = Math.min(found.size(), SHOWN_SURPRISES);
        page.table(SurpriseTables.table(found.subList(0, some), TextCut.NONE));
        if (some < found.size()) {
            page.fold(
                    "%d more".formatted(found.size() - some),
                    inner -> inner.table(SurpriseTables.table(found.subList(some, found.size()), TextCut.NONE)));
        }
    }

    private static void disagreements(Document.Writer page, Evolution evolution, int most, TextCut cut) {
        Table all = DisagreementTable.of(evolution, cut);
        if (all.rows().isEmpty()) {
            return;
        }
        page.section("judges who disagree with the bytes", "they see the schemas alone");
        page.table(new Table(all.columns(), all.rows().stream().limit(most).toList()));
        if (all.rows().size() > most) {
            page.paragraph("… and %d more: --details".formatted(all.rows().size() - most));
        }
    }

    private static void settings(Document.Writer page, Evolution evolution) {
        Table table = SettingTable.of(evolution);
        if (!table.rows().isEmpty()) {
            page.section("settings of libraries that decide", "how many edits came to each outcome")
                    .table(table);
        }
    }

    private static void differences(Document.Writer page, Evolution evolution) {
        Table table = SurpriseTables.differing(evolution);
        if (!table.rows().isEmpty()) {
            page.section("codecs of one format that differ", "as their libraries ship")
                    .table(table);
        }
    }

    private static void matrix(Document.Writer page, Evolution evolution, int formats) {
        page.title("What happens when the schema changes", evolution.dataset());
        if (!evolution.missing().isEmpty()) {
            page.warning("INCOMPLETE: it was interrupted before these codecs were finished: "
                    + String.join(", ", evolution.missing()));
        }
        page.paragraph(
                ("Each cell has three signs: old messages read by a new reader (backward), new messages read by an"
                                + " old reader (forward), and new messages that went through an old service (through). %s. A %s"
                                + " stands where codecs of the format differ; the worst one counts, as its library ships.")
                        .formatted(OutcomeTables.legend(evolution), OutcomeTables.DIFFERS));
        page.paragraph(
                evolution.records() == 0
                        ? "No records were given. For each edit, records were written that were made to show it."
                        : "Written for each edit: %d of the given records, and records that were made to show it."
                                .formatted(evolution.records()));
        OutcomeTables.byFormat(evolution, formats).forEach(page::table);
    }

    /** Of each format, the codec that is worst shows how. */
    private static void edit(Document.Writer page, TriedEdit edit) {
        page.table(OutcomeTables.byCodec(edit));
        List<FormatCells> formats =
                edit.cells().stream().map(FormatCells::of).distinct().toList();
        for (FormatCells format : formats) {
            for (ReadingDirection direction : ReadingDirection.values()) {
                format.worst(edit, direction)
                        .filter(cell -> cell.outcome() == ReadingOutcome.OTHER_VALUE)
                        .ifPresent(cell -> shown(page, cell));
            }
        }
        page.part("the newer version", "as an Avro schema").code(edit.after());
    }

    private static void shown(Document.Writer page, EvolutionCell cell) {
        cell.surprise()
                .ifPresent(one -> page.paragraph("%s, %s: %s was written as %s. %s: wished %s, read %s."
                        .formatted(
                                CodecName.of(cell),
                                cell.direction(),
                                PAGE_CUT.of(one.written()),
                                PAGE_CUT.of(one.bytes()),
                                one.path().isEmpty() ? "The record" : one.path(),
                                one.wished(),
                                one.read())));
    }
}
