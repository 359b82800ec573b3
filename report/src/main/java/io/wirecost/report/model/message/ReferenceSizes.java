package io.wirecost.report.model.message;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sizes that codecs may be held against and that are no codec's: the JSON text as the user gave it. */
public final class ReferenceSizes {
    private ReferenceSizes() {}

    /**
     * One size to hold others against.
     *
     * @param name e.g. {@code as given, compact}
     */
    public record Reference(String name, SizeStatistics size) {}

    /** What the run has of them; none for generated records. */
    public static List<Reference> of(Run run) {
        List<Reference> references = new ArrayList<>();
        Optional<AsGiven> given = run.data().given();
        given.ifPresent(text -> {
            references.add(reference("as given, compact", text.compact()));
            references.add(reference("as given, in the file", text.file()));
        });
        return references;
    }

    private static Reference reference(String name, Sizes sizes) {
        return new Reference(name, SizeStatistics.of(sizes));
    }
}
