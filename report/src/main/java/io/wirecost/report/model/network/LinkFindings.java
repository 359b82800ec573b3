package io.wirecost.report.model.network;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.model.network.LinkStretch.Standing;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** What several links say together, in sentences: who is ahead of the baseline where. */
public final class LinkFindings {
    /** More turns than this are a table, not sentences. */
    private static final int TOLD = 3;

    private final LinkStudy study;
    private final Metric fastest;
    private final List<Duel> duels;
    private final String baseline;
    private final CodecLabels names;

    /** @param fastest times over the slowest link */
    public LinkFindings(LinkStudy study, Metric fastest, CodecLabels names) {
        this.study = study;
        this.fastest = fastest;
        this.names = names;
        this.baseline = study.baseline().map(names::of).orElse("");
        List<Duel> all = study.againstBaseline();
        long delay = all.stream().mapToLong(Duel::delayNanos).min().orElse(0);
        this.duels = all.stream().filter(duel -> duel.delayNanos() == delay).toList();
    }

    /** @param smallest the codec with the fewest bytes; empty where several have them, or sizes were not measured */
    public List<String> sentences(Winners winners, Optional<String> smallest) {
        List<String> sentences = new ArrayList<>();
        winners.sentence("Fastest over " + study.links().get(0).label(), fastest)
                .map(sentence -> sentence + ofTheSmallest(smallest))
                .ifPresent(sentences::add);
        everywhere(Standing.AHEAD, "Faster").ifPresent(sentences::add);
        sentences.addAll(turns());
        fading().ifPresent(sentences::add);
        everywhere(Standing.BEHIND, "Slower").ifPresent(sentences::add);
        return sentences;
    }

    private String ofTheSmallest(Optional<String> smallest) {
        List<String> first =
                Winners.of(fastest).stream().map(Metric.Line::codec).toList();
        return smallest.filter(first::contains)
                .map(codec -> first.size() == 1
                        ? " It is the smallest, too."
                        : " The smallest, " + codec + ", is among them.")
                .orElse("");
    }

    private Optional<String> everywhere(Standing standing, String word) {
        List<String> codecs =
                names(stretches -> stretches.size() == 1 && stretches.get(0).standing() == standing);
        return codecs.isEmpty()
                ? Optional.empty()
                : Optional.of(word + " than " + baseline + " over every link that was measured: "
                        + Winners.names(codecs) + ".");
    }

    /** Where the order depends on the link, and turns once. */
    private List<String> turns() {
        List<Duel> turned =
                duels.stream().filter(duel -> decided(duel).size() == 2).toList();
        return turned.size() > TOLD
                ? List.of("Whether it is faster than " + baseline + " depends on the bandwidth for " + turned.size()
                        + " codecs; the table of crossings says where each turns.")
                : turned.stream().map(this::turn).toList();
    }

    private String turn(Duel duel) {
        LinkStretch slow = decided(duel).get(0);
        LinkStretch fast = decided(duel).get(1);
        boolean aheadOnSlow = slow.standing() == Standing.AHEAD;
        return names.of(duel.codec()) + " is " + (aheadOnSlow ? "faster" : "slower") + " than " + baseline
                + " up to "
                + slow.to().label() + " and " + (aheadOnSlow ? "slower" : "faster") + " from "
                + fast.from().label() + " on." + predicted(duel);
    }

    private static String predicted(Duel duel) {
        return duel.predicted().size() == 1
                ? " By the model they are alike at "
                        + DuelWords.place(duel.predicted().get(0)) + "."
                : "";
    }

    /** Codecs whose lead on slow links is gone over the fastest. */
    private Optional<String> fading() {
        List<String> codecs = names(stretches -> stretches.size() == 2
                && stretches.get(0).standing() == Standing.AHEAD
                && stretches.get(1).standing() == Standing.TIED);
        return codecs.isEmpty()
                ? Optional.empty()
                : Optional.of("Faster than " + baseline + " on slow links only: over "
                        + study.links().get(study.links().size() - 1).label() + " " + Winners.names(codecs)
                        + " cannot be told apart from it.");
    }

    private List<String> names(Predicate<List<LinkStretch>> wanted) {
        return duels.stream()
                .filter(duel -> wanted.test(LinkStretch.of(duel)))
                .map(duel -> names.of(duel.codec()))
                .toList();
    }

    /** Changes of who is certainly ahead, what lies between left out. */
    private static List<LinkStretch> decided(Duel duel) {
        List<LinkStretch> decided = LinkStretch.of(duel).stream()
                .filter(stretch -> stretch.standing().isDecided())
                .toList();
        return IntStream.range(0, decided.size())
                .filter(i -> i == 0
                        || decided.get(i).standing() != decided.get(i - 1).standing())
                .mapToObj(decided::get)
                .toList();
    }
}
