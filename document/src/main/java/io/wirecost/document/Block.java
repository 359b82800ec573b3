package io.wirecost.document;

import java.util.List;

/** A part of a document. Its texts are plain: what shows them makes them harmless and wraps them. */
public sealed interface Block {
    /** What an ink makes of it. */
    <R> R shownBy(Ink<R> ink);

    /**
     * What the following blocks are about.
     *
     * @param level 1 for the document, 2 for a section, 3 for a part of one
     * @param lead what the title leaves open, in a few words; empty for most
     */
    record Heading(int level, String title, String lead) implements Block {
        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.heading(this);
        }
    }

    /** Sentences. */
    record Paragraph(String text) implements Block {
        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.paragraph(this);
        }
    }

    /** What a reader must not overlook. */
    record Warning(String text) implements Block {
        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.warning(this);
        }
    }

    /** Sentences, each by itself. */
    record Items(List<String> items) implements Block {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.items(this);
        }
    }

    /** Names with their values. */
    record Facts(List<Fact> facts) implements Block {
        public Facts {
            facts = List.copyOf(facts);
        }

        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.facts(this);
        }
    }

    /** Text that is typed as it stands. */
    record Code(String text) implements Block {
        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.code(this);
        }
    }

    /** Rows under titled columns. */
    record TableBlock(Table table) implements Block {
        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.table(this);
        }
    }

    /** A picture of figures that also stand in a table, for those who cannot see it or read where none can be shown. */
    record ChartBlock(Chart chart) implements Block {
        @Override
        public <R> R shownBy(Ink<R> ink) {
            return ink.chart(this);
        }
    }
}
