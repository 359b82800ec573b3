package io.wirecost.report.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.compression.CatchUp;
import io.wirecost.analysis.level.ReferenceEffect;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.answer.Answer;
import io.wirecost.report.model.answer.CatchUpWords;
import io.wirecost.report.model.answer.DamageWords;
import io.wirecost.report.model.answer.PipelineWords;
import io.wirecost.report.model.answer.SentWords;
import io.wirecost.report.model.answer.WhyWords;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.NeighbourWords;
import io.wirecost.report.model.metric.TwinWords;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.model.network.LinkFindings;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.rate.RateFindings;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The answer in sentences, the most useful first. A smoke run has none that compares times. */
final class AnswerSentences {
    private final Run run;
    private final List<Metric> measures;
    private final Optional<String> baseline;
    private final CodecLabels names;
    private final Optional<PipelineModel> pipeline;
    private final Optional<LinkFindings> links;
    private final Optional<RateFindings> rates;
    private final List<Unmeasured> unmeasured;

    AnswerSentences(
            Run run,
            List<Metric> measures,
            CodecLabels names,
            Optional<PipelineModel> pipeline,
            Optional<LinkFindings> links,
            Optional<RateFindings> rates,
            List<Unmeasured> unmeasured) {
        this.run = run;
        this.measures = measures;
        this.baseline = Baseline.of(run).map(names::of);
        this.names = names;
        this.pipeline = pipeline;
        this.links = links;
        this.rates = rates;
        this.unmeasured = unmeasured;
    }

    /** Sentences about the whole run; those about a single runtime only if it has no other. */
    List<String> ofRun() {
        List<String> sentences = new ArrayList<>();
        if (run.runtimes().size() == 1) {
            sentences.addAll(ofRuntime(run.runtimes().get(0)));
        } else if (runtimesOfServices().size() > 1) {
            sentences.addAll(throughServices());
        }
        if (run.runtimes().stream()
                .allMatch(runtime -> recommendedAtDamage(runtime).isEmpty())) {
            new DamageWords(run, measures, names).ofAll().ifPresent(sentences::add);
        }
        Baseline.missed(run).map(AnswerSentences::missed).ifPresent(sentences::add);
        sentences.add(proven());
        missing().ifPresent(sentences::add);
        return sentences;
    }

    /** Sentences about a runtime's codecs: single messages, then the way through the services if no other runtime has any. */
    List<String> ofRuntime(String runtime) {
        List<String> sentences = new ArrayList<>(ofSingleMessages(runtime));
        if (runtimesOfServices().equals(List.of(runtime))) {
            sentences.addAll(throughServices());
        }
        return sentences;
    }

    private List<String> ofSingleMessages(String runtime) {
        Run part = run.in(runtime);
        List<Metric> own = measuresOf(runtime);
        Optional<String> base = Baseline.of(run, runtime).map(names::of);
        List<String> sentences = new ArrayList<>();
        base.ifPresent(name -> sentences.addAll(new Answer(part, own, name, names).sentences()));
        if (runtime.equals(run.runtimes().get(0))) { // bytes are there for the same in every runtime
            SentWords.sentence(run, own).ifPresent(sentences::add);
            sentences.addAll(new WhyWords(part, names).sentences());
        }
        if (!part.isSmoke() && Metric.in(own, new Task.RoundTrip().label()).isEmpty()) {
            Winners winners = new Winners(base);
            best(own, Operation.SERIALIZE, winners).ifPresent(sentences::add);
            best(own, Operation.DESERIALIZE, winners).ifPresent(sentences::add);
        }
        if (!part.isSmoke()) {
            TwinWords.sentence(own).ifPresent(sentences::add);
            NeighbourWords.sentence(ReferenceEffect.of(run, runtime)).ifPresent(sentences::add);
        }
        recommendedAtDamage(runtime).ifPresent(sentences::add);
        CatchUp.of(run, runtime)
                .map(found -> CatchUpWords.sentence(found, names))
                .ifPresent(sentences::add);
        return sentences;
    }

    private Optional<String> recommendedAtDamage(String runtime) {
        return new DamageWords(run.in(runtime), measuresOf(runtime), names).ofRecommended();
    }

    private List<String> throughServices() {
        List<String> sentences = new ArrayList<>();
        pipeline.flatMap(model -> new PipelineWords(model, baseline).sentence()).ifPresent(sentences::add);
        links.ifPresent(findings -> sentences.addAll(findings.sentences(new Winners(baseline), smallest())));
        rates.ifPresent(findings -> sentences.addAll(findings.sentences()));
        return sentences;
    }

    /** Whose codecs went through the services. */
    private List<String> runtimesOfServices() {
        return run.runtimes().stream()
                .filter(runtime -> run.in(runtime).cells().stream()
                        .anyMatch(cell -> cell.figures(Pipeline.class).isPresent()))
                .toList();
    }

    private List<Metric> measuresOf(String runtime) {
        return measures.stream()
                .map(measure -> measure.in(names.ofRuntime(runtime)))
                .filter(measure -> !measure.lines().isEmpty())
                .toList();
    }

    private static String missed(String name) {
        return name + ", which was to be the baseline, has no figures.";
    }

    /** Only what has been proven has a figure. */
    private String proven() {
        Set<Variant> proven = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .map(cell -> cell.trial().codec())
                .collect(Collectors.toSet());
        if (proven.isEmpty()) {
            return "Nothing was measured.";
        }
        boolean losses = run.codecs().stream()
                .anyMatch(codec ->
                        proven.contains(codec.variant()) && !codec.losses().isEmpty());
        int all = askedCodecs();
        String who = proven.size() < all ? proven.size() + " of " + all + " codecs" : "All " + all + " codecs";
        return (all == 1 ? "The codec" : who) + " returned every record, value for value"
                + (losses ? ", but for declared losses." : ".");
    }

    /** A codec of a runtime that has none of the run's measures was asked for nothing, and has no cell. */
    private int askedCodecs() {
        return run.complete()
                ? (int) run.cells().stream()
                        .map(cell -> cell.trial().codec())
                        .distinct()
                        .count()
                : run.codecs().size();
    }

    /** The codec of the first runtime with the fewest bytes, unless several have them. */
    private Optional<String> smallest() {
        return Baseline.of(run)
                .flatMap(codec -> Metric.in(measuresOf(codec.runtime()), new Task.Size().label()))
                .map(Winners::of)
                .filter(first -> first.size() == 1)
                .map(first -> first.get(0).codec());
    }

    private static Optional<String> best(List<Metric> measures, Operation operation, Winners winners) {
        return Metric.in(measures, operation.label())
                .flatMap(measure -> winners.sentence("Fastest to " + operation.label(), measure));
    }

    private Optional<String> missing() {
        long codecs = unmeasured.stream().map(Unmeasured::codec).distinct().count();
        return codecs == 0
                ? Optional.empty()
                : Optional.of((codecs == 1 ? "One codec lacks" : codecs + " codecs lack")
                        + " figures; see \"Not measured\".");
    }
}
