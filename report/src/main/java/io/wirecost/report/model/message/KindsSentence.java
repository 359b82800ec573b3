package io.wirecost.report.model.message;

import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.document.TerminalText;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says which kinds of objects stand under one name, and by which field they differ. */
final class KindsSentence {
    private KindsSentence() {}

    /** {@code actor: objects of 2 kinds, told apart by type: User (60 %) with email; Bot (40 %) with owner}. */
    static String of(Kinds kinds) {
        String where = kinds.path().isEmpty() ? "the records" : TerminalText.text(kinds.path());
        return "%s: objects of %s, told apart by %s: %s"
                .formatted(
                        where,
                        Counted.of(kinds.kinds().size(), "kind"),
                        kinds.by().map(TerminalText::text).orElse("their keys"),
                        kinds.kinds().stream().map(KindsSentence::kind).collect(Collectors.joining("; ")));
    }

    private static String kind(FindingKind kind) {
        String name = kind.name().isEmpty() ? "" : TerminalText.text(kind.name()) + " ";
        return "%s(%s)%s".formatted(name, percent(kind.share()), own(kind));
    }

    private static String percent(double share) {
        return share < 0.005 ? "less than 1 %" : String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    private static String own(FindingKind kind) {
        return kind.own().isEmpty()
                ? ""
                : " with "
                        + InferredSchemas.some(
                                kind.own().stream().map(TerminalText::text).toList());
    }
}
