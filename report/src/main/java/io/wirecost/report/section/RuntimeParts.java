package io.wirecost.report.section;

import io.wirecost.core.codec.Variant;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Lines of codecs, runtime by runtime: each has a part of its own where there are several. */
final class RuntimeParts {
    private RuntimeParts() {}

    /**
     * Writes the parts of those runtimes that have lines.
     *
     * @param codec of a line
     * @param part is given the lines of a runtime
     */
    static <L> void write(
            ReportModel model,
            Document.Writer page,
            List<L> lines,
            Function<L, Variant> codec,
            Consumer<List<L>> part) {
        for (RuntimeLine runtime : model.runtimes()) {
            List<L> own = lines.stream()
                    .filter(line -> codec.apply(line).runtime().equals(runtime.name()))
                    .toList();
            if (!own.isEmpty()) {
                if (model.hasSeveralRuntimes()) {
                    page.part(runtime.title(), "");
                }
                part.accept(own);
            }
        }
    }
}
