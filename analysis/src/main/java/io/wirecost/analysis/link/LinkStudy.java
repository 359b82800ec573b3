package io.wirecost.analysis.link;

import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.accuracy.Curve;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;

/**
 * Time against bandwidth through the pipeline, of a run that measured over several links.
 *
 * @param links slowest first: by bandwidth, then by delay, the longest first
 * @param baseline the codec that others are held against; empty in a run without JSON
 * @param curves in the order of the run, one for each codec that has a figure over any link
 * @param floor of the pipeline itself over the same links, not predicted; empty where it was not measured
 * @param model empty where something is missing that it needs
 * @param whyNoModel what is missing; empty where there is a model
 * @param accuracy of the model on the codecs that it was not fitted on; empty without these
 * @param duels all pairs of codecs, each once, by delay; those with the baseline first, with the baseline as the rival
 */
public record LinkStudy(
        List<Link> links,
        Optional<Variant> baseline,
        List<Curve> curves,
        Optional<Curve> floor,
        Optional<LinkModel> model,
        Optional<String> whyNoModel,
        Optional<Accuracy> accuracy,
        List<Duel> duels) {
    public LinkStudy {
        links = List.copyOf(links);
        curves = List.copyOf(curves);
        duels = List.copyOf(duels);
    }

    /** @return empty for a run that has figures over fewer than two links */
    public static Optional<LinkStudy> of(Run run) {
        return LinkStudies.of(run);
    }

    /** The baseline against each of the others. */
    public List<Duel> againstBaseline() {
        return duels.stream()
                .filter(duel -> baseline.filter(duel.rival()::equals).isPresent())
                .toList();
    }
}
