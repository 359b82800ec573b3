package io.wirecost.report.model.interop;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Vectors;
import io.wirecost.document.Visible;
import io.wirecost.report.model.interop.VectorsModel.Failure;
import io.wirecost.report.model.interop.VectorsModel.Tested;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Collects what codecs made of test vectors. */
final class VectorTables {
    private final List<Tested> tested = new ArrayList<>();
    private final List<Failure> failures = new ArrayList<>();
    private final Set<String> leftOut = new TreeSet<>();

    void add(String name, CodecInfo codec, Vectors vectors) {
        String source = Visible.text(vectors.source());
        tested.add(new Tested(
                name,
                Interops.group(codec),
                source,
                vectors.passed(),
                vectors.failures().size(),
                vectors.passedOver()));
        vectors.failures()
                .forEach(failure -> failures.add(new Failure(
                        name,
                        Visible.text(failure.vector()),
                        Visible.text(failure.expected()),
                        Visible.text(failure.actual()))));
        if (vectors.leftOut() > 0) {
            leftOut.add("%s: %s left out, since wirecost has no type for them."
                    .formatted(source, Units.count(vectors.leftOut()) + " examples"));
        }
    }

    Optional<VectorsModel> model() {
        return tested.isEmpty()
                ? Optional.empty()
                : Optional.of(new VectorsModel(summary(), List.copyOf(leftOut), tested, failures));
    }

    private String summary() {
        int passed = tested.stream().mapToInt(Tested::passed).sum();
        String failed = tested.stream()
                .filter(one -> one.failed() > 0)
                .map(one -> one.codec() + " " + Units.count(one.failed()))
                .collect(Collectors.joining(", "));
        return "Test vectors of the formats' specifications: %s passed, %s failed%s."
                .formatted(Units.count(passed), Units.count(failures.size()), failed.isEmpty() ? "" : ": " + failed);
    }
}
