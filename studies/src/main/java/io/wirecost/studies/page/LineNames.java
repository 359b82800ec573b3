package io.wirecost.studies.page;

import io.wirecost.core.codec.Variant;
import io.wirecost.document.TableCell;
import io.wirecost.plot.MarkSubject;
import io.wirecost.studies.source.StudyLine;

/** Lines of a study as tables and charts show them: under the study's name, and picked out with their codec. */
final class LineNames {
    private LineNames() {}

    static TableCell cell(StudyLine line) {
        return TableCell.codec(line.name(), codec(line), "");
    }

    static MarkSubject subject(StudyLine line) {
        return new MarkSubject(line.name(), codec(line), "");
    }

    private static String codec(StudyLine line) {
        return line.variant().map(Variant::name).orElse("");
    }
}
