package io.wirecost.report.section;

import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import java.util.List;
import java.util.stream.Stream;

/** What a heading says about the runtimes of the figures below it; nothing in a run with one runtime. */
final class RuntimeScope {
    private static final String ACROSS = "; across runtimes: a ratio here is one of runtime and library";

    private final ReportModel model;

    RuntimeScope(ReportModel model) {
        this.model = model;
    }

    /** {@code ; JVM only}, or that runtimes are compared. */
    String of(Stream<String> codecs) {
        if (!model.hasSeveralRuntimes()) {
            return "";
        }
        List<String> titles = codecs.flatMap(codec -> model.runtimeOf(codec).stream())
                .map(RuntimeLine::title)
                .distinct()
                .toList();
        return titles.size() == 1 ? "; " + titles.get(0) + " only" : ACROSS;
    }
}
