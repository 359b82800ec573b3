package io.wirecost.report.text;

import java.util.ArrayList;
import java.util.List;

/** Notes to figures, numbered as they come; equal notes share their number. */
final class Footnotes {
    private final List<String> notes = new ArrayList<>();

    /** The mark to set behind what the note is about. */
    String mark(String note) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
        return " [" + (notes.indexOf(note) + 1) + "]";
    }

    void print(Page page) {
        if (!notes.isEmpty()) {
            page.heading("Notes");
        }
        for (int i = 0; i < notes.size(); i++) {
            page.paragraph("[" + (i + 1) + "] " + notes.get(i));
        }
    }
}
