package io.wirecost.report.model.message;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.AsSent;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.TerminalText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sizes that codecs may be held against and that are no codec's: what the user gave, or sends today. */
public final class ReferenceSizes {
    /** The messages of a topic as they are sent. */
    public static final String SENT = "as sent today";

    private static final String JSON = "JSON, no codec";

    private ReferenceSizes() {}

    /**
     * One size to hold others against.
     *
     * @param name e.g. {@code as given, compact}
     * @param form what has this size, e.g. {@code JSON, no codec}
     */
    public record Reference(String name, String form, SizeStatistics size) {}

    /** What the run has of them; none for generated records. */
    public static List<Reference> of(Run run) {
        List<Reference> references = new ArrayList<>();
        Optional<AsGiven> given = run.data().given();
        Optional<AsSent> sent = run.data().sent();
        sent.ifPresent(messages -> references.add(
                reference(SENT, TerminalText.text(messages.reading().form()) + ", no codec", messages.bytes())));
        given.ifPresent(text -> {
            references.add(reference("as given, compact", JSON, text.compact()));
            if (sent.isEmpty()) {
                references.add(reference("as given, in the file", JSON, text.file()));
            }
        });
        return references;
    }

    private static Reference reference(String name, String form, Sizes sizes) {
        return new Reference(name, form, SizeStatistics.of(sizes));
    }
}
