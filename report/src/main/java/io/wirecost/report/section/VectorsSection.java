package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Vectors;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the codecs made of the test vectors of their formats. */
final class VectorsSection {
    /** All of them are in run.json. */
    private static final int SHOWN_OF_A_CODEC = 3;

    private final List<Tested> tested;
    private final CodecWords names;

    private record Tested(CodecInfo codec, Vectors vectors) {}

    private record Failed(CodecInfo codec, Vectors.Failure failure) {}

    VectorsSection(InteropReadings readings, CodecWords names) {
        this.names = names;
        this.tested = readings.groups().stream()
                .flatMap(group -> group.codecs().stream())
                .flatMap(codec -> readings.figures(codec).flatMap(Interop::vectors).stream()
                        .map(vectors -> new Tested(codec, vectors)))
                .toList();
    }

    /** All vectors, counted; empty where no codec was given any. */
    Optional<String> summary() {
        if (tested.isEmpty()) {
            return Optional.empty();
        }
        int passed = tested.stream().mapToInt(one -> one.vectors.passed()).sum();
        int failures =
                tested.stream().mapToInt(one -> one.vectors.failures().size()).sum();
        String failed = tested.stream()
                .filter(one -> !one.vectors.failures().isEmpty())
                .map(one -> names.label(one.codec.variant()) + " "
                        + Units.count(one.vectors.failures().size()))
                .collect(Collectors.joining(", "));
        return Optional.of("Test vectors of the formats' specifications: %s passed, %s failed%s."
                .formatted(Units.count(passed), Units.count(failures), failed.isEmpty() ? "" : ": " + failed));
    }

    void write(Document.Writer page) {
        if (tested.isEmpty()) {
            return;
        }
        page.part("test vectors", "bytes whose value the specification tells, or that it says are none");
        page.table(Columns.<Tested>of()
                .codec("codec", one -> names.plain(one.codec.variant()))
                .name("format", one -> InteropReadings.name(one.codec))
                .name("source", one -> one.vectors.source())
                .figure("passed", one -> String.valueOf(one.vectors.passed()))
                .figure("failed", one -> String.valueOf(one.vectors.failures().size()))
                .figure("beyond its limits", one -> String.valueOf(one.vectors.passedOver()))
                .table(tested));
        page.items(tested.stream()
                .filter(one -> one.vectors.leftOut() > 0)
                .map(one -> "%s: %s left out, since wirecost has no type for them."
                        .formatted(one.vectors.source(), Units.count(one.vectors.leftOut()) + " examples"))
                .distinct()
                .sorted()
                .toList());
        failures(page);
    }

    private void failures(Document.Writer page) {
        List<Failed> first = tested.stream()
                .flatMap(one -> one.vectors.failures().stream()
                        .limit(SHOWN_OF_A_CODEC)
                        .map(failure -> new Failed(one.codec, failure)))
                .toList();
        if (!first.isEmpty()) {
            page.part("failed test vectors", "the first %d of each codec".formatted(SHOWN_OF_A_CODEC));
            page.table(Columns.<Failed>of()
                    .codec("codec", one -> names.plain(one.codec.variant()))
                    .words("vector", one -> one.failure.vector())
                    .words("expected", one -> one.failure.expected())
                    .words("got", one -> one.failure.actual())
                    .table(first));
        }
    }
}
