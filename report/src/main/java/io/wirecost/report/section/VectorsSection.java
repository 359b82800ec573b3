package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.interop.VectorsModel;
import io.wirecost.report.model.interop.VectorsModel.Failure;
import io.wirecost.report.model.interop.VectorsModel.Tested;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the codecs made of the test vectors of their formats. */
final class VectorsSection {
    /** All of them are in run.json. */
    private static final int SHOWN_OF_A_CODEC = 3;

    private VectorsSection() {}

    static void write(VectorsModel vectors, Document.Writer page) {
        page.part("test vectors", "bytes whose value the specification tells, or that it says are none");
        page.table(tested(vectors.tested()));
        page.items(vectors.leftOut());
        if (!vectors.failures().isEmpty()) {
            page.part("failed test vectors", "the first %d of each codec".formatted(SHOWN_OF_A_CODEC));
            page.table(failures(first(vectors.failures())));
        }
    }

    private static Table tested(List<Tested> codecs) {
        return Columns.<Tested>of()
                .name("codec", Tested::codec)
                .name("format", Tested::group)
                .name("source", Tested::source)
                .figure("passed", codec -> String.valueOf(codec.passed()))
                .figure("failed", codec -> String.valueOf(codec.failed()))
                .figure("beyond its limits", codec -> String.valueOf(codec.passedOver()))
                .table(codecs);
    }

    private static Table failures(List<Failure> failures) {
        return Columns.<Failure>of()
                .name("codec", Failure::codec)
                .words("vector", Failure::vector)
                .words("expected", Failure::expected)
                .words("got", Failure::actual)
                .table(failures);
    }

    private static List<Failure> first(List<Failure> all) {
        Map<String, Integer> seen = new HashMap<>();
        List<Failure> first = new ArrayList<>();
        for (Failure failure : all) {
            if (seen.merge(failure.codec(), 1, Integer::sum) <= SHOWN_OF_A_CODEC) {
                first.add(failure);
            }
        }
        return first;
    }
}
