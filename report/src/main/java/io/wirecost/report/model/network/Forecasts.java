package io.wirecost.report.model.network;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.exchange.Exchange;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.network.Forecast.Formula;
import io.wirecost.report.model.network.Forecast.Measured;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.RuntimeTitles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** The formulas that a report carries. */
public final class Forecasts {
    /** What a message over one hop is, in sentences. */
    public static final String ONE_HOP =
            "A request or a response by itself, without Kafka: serialized, sent over one link,"
                    + " deserialized, one after the other. The processor's part was measured in the loop; the link's is calculated"
                    + " from the bytes. A round trip is two of these.";

    private static final int BITS = 8;

    private final CodecLabels names;
    private final RuntimeTitles titles;
    private final boolean severalRuntimes;

    public Forecasts(Run run) {
        this.names = new CodecLabels(run);
        this.titles = new RuntimeTitles(run);
        this.severalRuntimes = run.runtimes().size() > 1;
    }

    /** @param exchanges one for each runtime that has any */
    public List<Forecast> of(Optional<LinkStudy> links, List<ExchangeStudy> exchanges) {
        List<Forecast> forecasts = new ArrayList<>();
        links.ifPresent(study -> study.model().ifPresent(model -> forecasts.add(throughServices(study, model))));
        exchanges.forEach(study -> forecasts.add(overOneHop(study)));
        return forecasts;
    }

    private Forecast throughServices(LinkStudy study, LinkModel model) {
        return new Forecast(
                "through the services",
                "Time per message through the three services, by the model that was fitted on "
                        + names.of(model.fittedOn())
                        + " and the floor. Ranks with = are less apart than the model is"
                        + " usually off.",
                true,
                study.accuracy().map(Accuracy::medianError),
                measured(study.links()),
                model.predictions().entrySet().stream()
                        .map(entry -> formula(entry.getKey(), entry.getValue()))
                        .toList());
    }

    private static Optional<Measured> measured(List<Link> links) {
        return shaped(links).min().stream()
                .mapToObj(low -> new Measured(
                        low,
                        links.stream().allMatch(link -> link.bitsPerSecond().isPresent())
                                ? Optional.of(shaped(links).max().orElseThrow())
                                : Optional.empty(),
                        new Interval(
                                links.stream().mapToLong(Link::delayNanos).min().orElseThrow(),
                                links.stream().mapToLong(Link::delayNanos).max().orElseThrow())))
                .findFirst();
    }

    private static LongStream shaped(List<Link> links) {
        return links.stream().flatMap(link -> link.bitsPerSecond().stream()).mapToLong(Long::longValue);
    }

    private Formula formula(Variant codec, Prediction prediction) {
        double sharpness = prediction.sharpness();
        return new Formula(
                names.of(codec),
                prediction.stages(),
                Double.isInfinite(sharpness) ? Optional.empty() : Optional.of(sharpness),
                Optional.of(prediction.around()),
                Optional.of(0.0));
    }

    private Forecast overOneHop(ExchangeStudy study) {
        return new Forecast(
                "one message, one hop" + (severalRuntimes ? ", " + titles.of(study.runtime()) : ""),
                ONE_HOP,
                false,
                Optional.of(0.0),
                Optional.empty(),
                study.exchanges().stream().map(this::oneAfterTheOther).toList());
    }

    /** The stages of {@link Exchange#prediction} by name, so that a reader sees which of them limits. */
    private Formula oneAfterTheOther(Exchange exchange) {
        return new Formula(
                names.of(exchange.codec()),
                List.of(
                        new Stage("serialize", exchange.serializeNanos(), 0, 0),
                        new Stage("link", 0, BITS * exchange.bytes(), 1),
                        new Stage("deserialize", exchange.deserializeNanos(), 0, 0)),
                Optional.of(1.0),
                Optional.empty(),
                exchange.processorInterval().map(interval -> (interval.high() - interval.low()) / 2));
    }
}
