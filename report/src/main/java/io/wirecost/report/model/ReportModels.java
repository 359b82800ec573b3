package io.wirecost.report.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.BatchRepeats;
import io.wirecost.analysis.Effort;
import io.wirecost.analysis.ReferenceLink;
import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.analysis.ranking.PortableFront;
import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.conditions.WitnessReader;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.model.message.DerivedSchemas;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metrics;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.network.LinkFindings;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.pipeline.Pipelines;
import io.wirecost.report.model.rate.OpenLoopModel;
import io.wirecost.report.model.rate.OpenLoops;
import io.wirecost.report.model.rate.RateFindings;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import java.util.Optional;

/** Makes a report's model of a run. */
public final class ReportModels {
    /** A traffic that many have. */
    private static final AdviceQuestion USUAL = AdviceQuestion.usual(1_000);

    private ReportModels() {}

    /** @param schemas what was derived for the run, as {@link DerivedSchemas} reads it; may be empty */
    public static ReportModel of(Run run, List<DerivedSchema> schemas) {
        return of(run, schemas, Optional.empty());
    }

    /** @param question what the costs of a month begin with; empty for a usual stream */
    public static ReportModel of(Run run, List<DerivedSchema> schemas, Optional<AdviceQuestion> question) {
        List<Metric> measures = Metrics.of(run);
        Optional<PipelineModel> pipeline = Pipelines.of(run);
        Optional<LinkStudy> links = LinkStudy.of(run);
        Optional<OpenLoopModel> openLoop = OpenLoops.of(run);
        CodecLabels names = new CodecLabels(run);
        Optional<String> baseline = Baseline.of(run).map(names::of);
        List<ExchangeStudy> exchanges = run.runtimes().stream()
                .flatMap(runtime -> ExchangeStudy.of(run.in(runtime)).stream())
                .toList();
        List<Front> fronts = Front.of(run, measures);
        List<Unmeasured> unmeasured = Unmeasured.of(run);
        AnswerSentences findings = new AnswerSentences(
                run,
                measures,
                names,
                pipeline,
                links.map(study -> new LinkFindings(
                        study,
                        Pipelines.measure(run, Passage.PLAIN.over(study.links().get(0))),
                        names)),
                openLoop.map(model -> rates(run, model)),
                unmeasured);
        return new ReportModel(
                run,
                Effort.of(run).isSmoke(),
                run.complete(),
                WitnessReader.of(run),
                findings.ofRun(),
                RuntimeLine.of(run, measures, names, findings),
                baseline,
                run.runtimes().stream()
                        .flatMap(runtime -> run.in(runtime).codecs().stream())
                        .toList(),
                measures,
                PortableFront.of(run).codecs().stream().map(names::of).toList(),
                fronts,
                pipeline,
                BatchRepeats.of(run),
                openLoop,
                links,
                exchanges,
                unmeasured,
                schemas,
                question.orElse(USUAL));
    }

    private static RateFindings rates(Run run, OpenLoopModel model) {
        OpenLoop openLoop = run.pipeline().flatMap(Experiment::openLoop).orElseThrow();
        String operation =
                ReferenceLink.passage(run, Reading.DECODE).at(openLoop.pace()).label();
        return new RateFindings(
                openLoop,
                model.lines().stream()
                        .filter(line -> line.operation().equals(operation))
                        .toList(),
                MachineSpeeds.of(run));
    }
}
