package io.wirecost.report.section;

import io.wirecost.document.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Notes to figures, numbered as they come; equal notes share their number. */
final class Footnotes {
    private final List<String> notes = new ArrayList<>();

    /** The mark to set behind what the note is about. */
    String mark(String note) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
        return " " + number(notes.indexOf(note));
    }

    void write(Document.Writer page) {
        if (!notes.isEmpty()) {
            page.section("Notes");
            IntStream.range(0, notes.size()).forEach(i -> page.paragraph(number(i) + " " + notes.get(i)));
        }
    }

    private static String number(int index) {
        return "[" + (index + 1) + "]";
    }
}
