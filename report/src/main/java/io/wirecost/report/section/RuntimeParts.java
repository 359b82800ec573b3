package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Lines of codecs, runtime by runtime: each has a part of its own where there are several. */
final class RuntimeParts {
    private RuntimeParts() {}

    /**
     * Writes the parts of those runtimes that have lines.
     *
     * @param codec of a line
     * @param part is given the lines of a runtime, and the names of its codecs
     */
    static <L> void write(
            ReportModel model,
            Document.Writer page,
            List<L> lines,
            Function<L, String> codec,
            BiConsumer<List<L>, Set<String>> part) {
        for (RuntimeLine runtime : model.runtimes()) {
            Set<String> own = model.codecsOf(runtime);
            List<L> ofRuntime = lines.stream()
                    .filter(line -> own.contains(codec.apply(line)))
                    .toList();
            if (!ofRuntime.isEmpty()) {
                if (model.hasSeveralRuntimes()) {
                    page.part(runtime.title(), "");
                }
                part.accept(ofRuntime, own);
            }
        }
    }
}
