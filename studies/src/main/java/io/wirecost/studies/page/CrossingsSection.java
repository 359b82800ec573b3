package io.wirecost.studies.page;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.rule.RatioText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The range of bandwidths over which lines beat others, as measured and as predicted.
 *
 * @param step a sweep over links
 * @param pairs two names each; empty for each line against the baseline
 */
public record CrossingsSection(Optional<String> title, List<String> paragraphs, String step, List<List<String>> pairs)
        implements Section {
    private static final int PERCENT = 100;

    public CrossingsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        pairs = pairs == null ? List.of() : pairs.stream().map(List::copyOf).toList();
    }

    @Override
    public PageNames names() {
        return new PageNames(
                List.of(),
                pairs.stream().flatMap(List::stream).toList(),
                List.of(step),
                List.of(),
                Map.of(),
                List.of(),
                List.of());
    }

    /** Nothing for a run without times over two links. */
    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        findings.figures().run(step).flatMap(LinkStudy::of).ifPresent(study -> write(findings, study, page));
    }

    private void write(StudyFindings findings, LinkStudy study, Document.Writer page) {
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
        Columns<Rivals> columns = Columns.<Rivals>of().words("line", Rivals::line);
        if (!pairs.isEmpty()) {
            columns.words("against", Rivals::against);
        }
        page.table(columns.words("faster over", Rivals::fasterOver)
                .words("slower over", Rivals::slowerOver)
                .words("tie over", Rivals::tieOver)
                .words("crossing, measured", Rivals::measured)
                .words("crossing, predicted", rivals -> rivals.predicted(study))
                .table(rivals(findings, study)));
        study.accuracy()
                .map(accuracy -> words(study, accuracy))
                .or(() -> study.whyNoModel().map(reason -> "There is no prediction: " + reason))
                .ifPresent(page::paragraph);
    }

    private List<Rivals> rivals(StudyFindings findings, LinkStudy study) {
        List<List<String>> chosen = pairs.isEmpty()
                ? findings.figures().lines().stream()
                        .filter(line -> !line.beside())
                        .map(line -> List.of(line.name(), findings.baseline().orElseThrow()))
                        .toList()
                : pairs;
        return chosen.stream()
                .flatMap(pair ->
                        Rivals.of(
                                study,
                                findings.figures().line(pair.get(0)),
                                findings.figures().line(pair.get(1)))
                                .stream())
                .toList();
    }

    private static String words(LinkStudy study, Accuracy accuracy) {
        Accuracy.Miss worst = accuracy.worst();
        return String.format(
                Locale.ROOT,
                "The model was fitted on the floor and on %s alone. On the other codecs, %d cells, its median error is"
                        + " %.1f %%, the worst %+.0f %% (%s over %s), and Kendall's tau between predicted and measured order"
                        + " %.2f; among the codecs over one link it is %s.",
                study.baseline().orElseThrow().name(),
                accuracy.misses().size(),
                PERCENT * accuracy.medianError(),
                PERCENT * worst.error(),
                worst.codec().name(),
                worst.link(),
                accuracy.tau(),
                accuracy.tauByLink().entrySet().stream()
                        .map(tau -> RatioText.number(tau.getValue()) + " over " + tau.getKey())
                        .collect(Collectors.joining(", ")));
    }
}
