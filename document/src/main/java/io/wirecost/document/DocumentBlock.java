package io.wirecost.document;

import io.wirecost.plot.Chart;
import java.util.List;
import java.util.Locale;

/** A part of a document. Its texts are plain: what shows them makes them harmless and wraps them. */
public sealed interface DocumentBlock {
    /** What a renderer makes of it. */
    <R> R shownBy(Renderer<R> renderer);

    /**
     * What the following blocks are about.
     *
     * @param level 1 for the document, 2 for a section, 3 for a part of one
     * @param lead what the title leaves open, in a few words; empty for most
     */
    record Heading(int level, String title, String lead) implements DocumentBlock {
        /** The lead as a sentence by itself; empty for none. */
        public String sentence() {
            return lead.isEmpty() ? "" : lead.substring(0, 1).toUpperCase(Locale.ROOT) + lead.substring(1) + ".";
        }

        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.heading(this);
        }
    }

    /** Sentences. */
    record Paragraph(String text) implements DocumentBlock {
        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.paragraph(this);
        }
    }

    /** What a reader must not overlook. */
    record Warning(String text) implements DocumentBlock {
        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.warning(this);
        }
    }

    /** Sentences, each by itself. */
    record Items(List<String> items) implements DocumentBlock {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.items(this);
        }
    }

    /** Names with their values. */
    record Facts(List<Fact> facts) implements DocumentBlock {
        public Facts {
            facts = List.copyOf(facts);
        }

        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.facts(this);
        }
    }

    /** Text that is typed as it stands. */
    record Code(String text) implements DocumentBlock {
        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.code(this);
        }
    }

    /** Rows under titled columns. */
    record TableBlock(Table table) implements DocumentBlock {
        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.table(this);
        }
    }

    /**
     * Pictures beside each other, of figures that also stand in a table, for those who cannot see them or read where none
     * can be shown.
     *
     * @param note how they are to be read; empty for most
     */
    record ChartsBlock(List<Chart> charts, String note) implements DocumentBlock {
        public ChartsBlock {
            charts = List.copyOf(charts);
        }

        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.charts(this);
        }
    }

    /** Blocks that are read by few: a page has them folded. */
    record Fold(String title, List<DocumentBlock> blocks) implements DocumentBlock {
        public Fold {
            blocks = List.copyOf(blocks);
        }

        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.fold(this);
        }
    }

    /**
     * A calculation that a page's script does anew when its reader moves a slider.
     *
     * @param name of the script's calculator
     * @param data what it calculates with, as JSON
     * @param still what is shown where no script runs
     */
    record Calculator(String name, String data, List<DocumentBlock> still) implements DocumentBlock {
        public Calculator {
            still = List.copyOf(still);
        }

        @Override
        public <R> R shownBy(Renderer<R> renderer) {
            return renderer.calculator(this);
        }
    }
}
