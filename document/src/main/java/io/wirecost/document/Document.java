package io.wirecost.document;

import io.wirecost.document.DocumentBlock.Calculator;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.DocumentBlock.Code;
import io.wirecost.document.DocumentBlock.Facts;
import io.wirecost.document.DocumentBlock.Fold;
import io.wirecost.document.DocumentBlock.Heading;
import io.wirecost.document.DocumentBlock.Items;
import io.wirecost.document.DocumentBlock.Paragraph;
import io.wirecost.document.DocumentBlock.TableBlock;
import io.wirecost.document.DocumentBlock.Warning;
import io.wirecost.plot.Chart;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What is to be read, before it is known where: {@code text} shows it in a terminal, {@code markdown} and {@code html} in a file, {@code csv} as data. */
public record Document(List<DocumentBlock> blocks) {
    public Document {
        blocks = List.copyOf(blocks);
    }

    /** Some documents as one, one after the other. */
    public static Document joined(List<Document> documents) {
        return new Document(documents.stream()
                .flatMap(document -> document.blocks().stream())
                .toList());
    }

    /** A document to be written block by block. */
    public static Writer writer() {
        return new Writer();
    }

    /** The blocks that a document has so far. */
    public static final class Writer {
        private static final int SECTION = 2;

        private final List<DocumentBlock> blocks = new ArrayList<>();

        private Writer() {}

        /** The title of the whole; its lead may be empty. */
        public Writer title(String title, String lead) {
            return add(new Heading(1, title, lead));
        }

        /** A section without a lead. */
        public Writer section(String title) {
            return section(title, "");
        }

        /** @param lead what the title leaves open, in a few words */
        public Writer section(String title, String lead) {
            return add(new Heading(SECTION, title, lead));
        }

        /** A part of a section; its lead may be empty. */
        public Writer part(String title, String lead) {
            return add(new Heading(SECTION + 1, title, lead));
        }

        /** Sentences. */
        public Writer paragraph(String text) {
            return add(new Paragraph(text));
        }

        /** What a reader must not overlook. */
        public Writer warning(String text) {
            return add(new Warning(text));
        }

        /** Sentences, each by itself; nothing where there are none. */
        public Writer items(List<String> items) {
            return items.isEmpty() ? this : add(new Items(items));
        }

        /** Names with their values; nothing where there are none. */
        public Writer facts(List<Fact> facts) {
            return facts.isEmpty() ? this : add(new Facts(facts));
        }

        /** Text that is typed as it stands. */
        public Writer code(String text) {
            return add(new Code(text));
        }

        /** A table with all its rows. */
        public Writer table(Table table) {
            return add(new TableBlock(table));
        }

        /** Charts beside each other, which only some renderers show: their figures have to stand in a table as well. */
        public Writer charts(Chart... charts) {
            return charts("", charts);
        }

        /** The same with a note on how they are to be read. */
        public Writer charts(String note, Chart... charts) {
            return charts.length == 0 ? this : add(new ChartsBlock(List.of(charts), note));
        }

        /** Blocks that are read by few; nothing where there are none. */
        public Writer fold(String title, Consumer<Writer> blocks) {
            Writer inner = writer();
            blocks.accept(inner);
            return inner.blocks.isEmpty() ? this : add(new Fold(title, inner.blocks));
        }

        /** A calculation that a page's script does; blocks of the writer are shown where none runs. */
        public Writer calculator(String name, String data, Consumer<Writer> still) {
            Writer inner = writer();
            still.accept(inner);
            return add(new Calculator(name, data, inner.blocks));
        }

        private Writer add(DocumentBlock block) {
            blocks.add(block);
            return this;
        }

        /** What was written so far. */
        public Document document() {
            return new Document(blocks);
        }
    }
}
