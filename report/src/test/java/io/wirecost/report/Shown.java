package io.wirecost.report;

import io.wirecost.core.run.Run;
import io.wirecost.document.Column;
import io.wirecost.document.Document;
import io.wirecost.document.DocumentBlock;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.DocumentBlock.Fold;
import io.wirecost.document.DocumentBlock.Heading;
import io.wirecost.document.DocumentBlock.Items;
import io.wirecost.document.DocumentBlock.Paragraph;
import io.wirecost.document.DocumentBlock.TableBlock;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Chart;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import java.util.ArrayList;
import java.util.List;

/** What a reader of a run's page finds in one of its sections. */
public final class Shown {
    private static final int SECTION = 2;

    private final List<DocumentBlock> blocks = new ArrayList<>();

    private Shown() {}

    /** @param title of the section; there is nothing in it where the page has no such section */
    public static Shown in(Run run, String title) {
        Document page = RunDocument.page(ReportModels.of(run, List.of()));
        Shown shown = new Shown();
        boolean inside = false;
        for (DocumentBlock block : page.blocks()) {
            if (block instanceof Heading heading && heading.level() == SECTION) {
                inside = heading.title().equals(title);
            }
            if (inside) {
                shown.blocks.add(block);
            }
        }
        return shown;
    }

    /** Whether the page has no such section. */
    public boolean isNothing() {
        return blocks.isEmpty();
    }

    /** What the section's title leaves open. */
    public String lead() {
        return ((Heading) blocks.get(0)).lead();
    }

    /** The section's sentences. */
    public List<String> sentences() {
        return blocks.stream()
                .filter(Paragraph.class::isInstance)
                .map(block -> ((Paragraph) block).text())
                .toList();
    }

    /** The section's listed sentences. */
    public List<String> items() {
        return blocks.stream()
                .filter(Items.class::isInstance)
                .flatMap(block -> ((Items) block).items().stream())
                .toList();
    }

    /** All of the section's tables. */
    public List<Table> tables() {
        return blocks.stream()
                .filter(TableBlock.class::isInstance)
                .map(block -> ((TableBlock) block).table())
                .toList();
    }

    /** One of them, counted from 0. */
    public Table table(int number) {
        return tables().get(number);
    }

    /** The table of one of the section's folds, counted from 0. */
    public Table folded(int number) {
        return blocks.stream()
                .filter(Fold.class::isInstance)
                .flatMap(fold -> ((Fold) fold).blocks().stream())
                .filter(TableBlock.class::isInstance)
                .map(block -> ((TableBlock) block).table())
                .skip(number)
                .findFirst()
                .orElseThrow();
    }

    /** All of the section's charts. */
    public List<Chart> charts() {
        return blocks.stream()
                .filter(ChartsBlock.class::isInstance)
                .flatMap(block -> ((ChartsBlock) block).charts().stream())
                .toList();
    }

    /** The first column of that title. */
    public static List<TableCell> column(Table table, String title) {
        int column = titles(table).indexOf(title);
        return table.rows().stream().map(row -> row.get(column)).toList();
    }

    /** The same, as a reader reads it. */
    public static List<String> words(Table table, String title) {
        return column(table, title).stream().map(TableCell::words).toList();
    }

    /** The columns of a table. */
    public static List<String> titles(Table table) {
        return table.columns().stream().map(Column::title).toList();
    }
}
