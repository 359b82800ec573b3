package io.wirecost.report.markdown;

import io.wirecost.report.model.pipeline.Repeats;
import java.util.Optional;

/** Marks the codecs whose figures through the services too few different records flatter, and says what the mark means. */
final class Marks {
    private final Page page;
    private final Optional<Repeats> repeats;

    Marks(Page page, Optional<Repeats> repeats) {
        this.page = page;
        this.repeats = repeats;
    }

    String name(String codec) {
        return repeats.map(known -> known.marked(codec)).orElse(codec);
    }

    void explain() {
        repeats.ifPresent(known -> page.paragraph(Repeats.MARK + " " + known.words() + "."));
    }
}
