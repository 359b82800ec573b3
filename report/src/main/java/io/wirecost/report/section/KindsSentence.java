package io.wirecost.report.section;

import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says which kinds of objects stand under one name, and by which field they differ. */
final class KindsSentence {
    private static final int MOST_NAMED = 5;

    private KindsSentence() {}

    /** {@code actor: objects of 2 kinds, told apart by type: User (60 %) with email; Bot (40 %) with owner}. */
    static String of(Kinds kinds) {
        return "%s: objects of %s, told apart by %s: %s"
                .formatted(
                        kinds.path().isEmpty() ? "the records" : kinds.path(),
                        Counted.of(kinds.kinds().size(), "kind"),
                        kinds.by().orElse("their keys"),
                        kinds.kinds().stream().map(KindsSentence::kind).collect(Collectors.joining("; ")));
    }

    private static String kind(FindingKind kind) {
        String name = kind.name().isEmpty() ? "" : kind.name() + " ";
        String own = kind.own().isEmpty() ? "" : " with " + some(kind.own());
        return "%s(%s)%s".formatted(name, percent(kind.share()), own);
    }

    private static String percent(double share) {
        return share < 0.005 ? "less than 1 %" : String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    /** The first of many names, and how many more there are. */
    private static String some(List<String> names) {
        String shown = names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        int more = names.size() - MOST_NAMED;
        return more > 0 ? shown + " and " + Units.count(more) + " more" : shown;
    }
}
