package io.wirecost.studies.page;

import io.wirecost.core.codec.Variant;
import io.wirecost.document.Cell;
import io.wirecost.plot.Subject;
import io.wirecost.studies.source.Line;

/** Lines of a study as tables and charts show them: under the study's name, and picked out with their codec. */
final class LineNames {
    private LineNames() {}

    static Cell cell(Line line) {
        return Cell.codec(line.name(), codec(line), "");
    }

    static Subject subject(Line line) {
        return new Subject(line.name(), codec(line), "");
    }

    private static String codec(Line line) {
        return line.variant().map(Variant::name).orElse("");
    }
}
