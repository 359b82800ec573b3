package io.wirecost.report.section;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.exchange.Exchange;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Link;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.CodecLabels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * How long a message takes over any link: formulas that a page evaluates where its reader moves the link. What they are made of is
 * told in {@code link.mjs}.
 */
final class ForecastSection {
    /** What a message over one hop is, in sentences. */
    static final String ONE_HOP = "A request or a response by itself, without Kafka: serialized, sent over one link,"
            + " deserialized, one after the other. The processor's part was measured in the loop; the link's is calculated"
            + " from the bytes. A round trip is two of these.";

    /** A link that many know, and a rate that any codec keeps up with. */
    private static final Map<String, Object> START =
            Map.of("bitsPerSecond", 100_000_000, "delayNanos", 0, "messagesPerSecond", 1_000);

    private static final int BITS = 8;

    private final ReportModel model;
    private final CodecLabels names;
    private final Document.Writer page;

    private ForecastSection(ReportModel model, Document.Writer page) {
        this.model = model;
        this.names = new CodecLabels(model.run());
        this.page = page;
    }

    static void write(ReportModel model, Document.Writer page) {
        ForecastSection section = new ForecastSection(model, page);
        Optional<LinkModel> services = model.links().flatMap(LinkStudy::model);
        if (services.isPresent() || !model.exchanges().isEmpty()) {
            page.section("at your link", "move the sliders");
            services.ifPresent(known -> section.throughServices(model.links().orElseThrow(), known));
            model.exchanges().forEach(section::overOneHop);
        }
    }

    private void throughServices(LinkStudy study, LinkModel known) {
        Map<String, Object> data = data(
                true,
                study.accuracy().map(Accuracy::medianError),
                known.predictions().entrySet().stream()
                        .map(entry -> formula(names.of(entry.getKey()), entry.getValue()))
                        .toList());
        measured(study.links()).ifPresent(links -> data.put("measured", links));
        write(
                "through the services",
                "Time per message through the three services, by the model that was fitted on "
                        + names.of(known.fittedOn())
                        + " and the floor. Ranks with = are less apart than the model is"
                        + " usually off.",
                data);
    }

    private static Map<String, Object> formula(String codec, Prediction prediction) {
        Map<String, Object> formula = new LinkedHashMap<>();
        formula.put("name", codec);
        formula.put("stages", prediction.stages());
        formula.put("around", prediction.around());
        if (Double.isFinite(prediction.sharpness())) {
            formula.put("sharpness", prediction.sharpness());
        }
        formula.put("offNanos", 0);
        return formula;
    }

    /** The slowest and the fastest link; without a fastest one there is one without a limit. */
    private static Optional<Map<String, Object>> measured(List<Link> links) {
        if (shaped(links).findAny().isEmpty()) {
            return Optional.empty();
        }
        Map<String, Object> measured = new LinkedHashMap<>();
        measured.put("low", shaped(links).min().orElseThrow());
        if (links.stream().allMatch(link -> link.bitsPerSecond().isPresent())) {
            measured.put("high", shaped(links).max().orElseThrow());
        }
        measured.put(
                "delaysNanos",
                Map.of(
                        "low", links.stream().mapToLong(Link::delayNanos).min().orElseThrow(),
                        "high", links.stream().mapToLong(Link::delayNanos).max().orElseThrow()));
        return Optional.of(measured);
    }

    private static LongStream shaped(List<Link> links) {
        return links.stream().flatMap(link -> link.bitsPerSecond().stream()).mapToLong(Long::longValue);
    }

    private void overOneHop(ExchangeStudy study) {
        String runtime = model.hasSeveralRuntimes() ? ", " + model.title(study.runtime()) : "";
        write(
                "one message, one hop" + runtime,
                ONE_HOP,
                data(
                        false,
                        Optional.of(0.0),
                        study.exchanges().stream().map(this::oneAfterTheOther).toList()));
    }

    /** The stages of {@link Exchange#prediction} by name, so that a reader sees which of them limits. */
    private Map<String, Object> oneAfterTheOther(Exchange exchange) {
        Map<String, Object> formula = new LinkedHashMap<>();
        formula.put("name", names.of(exchange.codec()));
        formula.put(
                "stages",
                List.of(
                        new Stage("serialize", exchange.serializeNanos(), 0, 0),
                        new Stage("link", 0, BITS * exchange.bytes(), 1),
                        new Stage("deserialize", exchange.deserializeNanos(), 0, 0)));
        formula.put("sharpness", 1);
        exchange.processorInterval().map(ForecastSection::half).ifPresent(half -> formula.put("offNanos", half));
        return formula;
    }

    private static double half(Interval interval) {
        return (interval.high() - interval.low()) / 2;
    }

    private Map<String, Object> data(
            boolean overlapping, Optional<Double> offFraction, List<Map<String, Object>> codecs) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("codecs", codecs);
        model.baseline().ifPresent(baseline -> data.put("baseline", baseline));
        offFraction.ifPresent(off -> data.put("offFraction", off));
        data.put("overlapping", overlapping);
        data.put("start", START);
        return data;
    }

    private void write(String title, String what, Map<String, Object> data) {
        page.part(title, "");
        page.calculator("link", CalculatorData.of(data), still -> still.paragraph(what));
    }
}
