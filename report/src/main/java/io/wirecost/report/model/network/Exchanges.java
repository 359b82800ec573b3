package io.wirecost.report.model.network;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.exchange.Exchange;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.document.Visible;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.ExchangeModel.Line;
import io.wirecost.report.wording.CodecLabels;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Single messages over the links of a run, or over usual ones where it has none. */
public final class Exchanges {
    private static final List<Link> USUAL = Link.parseAll("10mbit,100mbit,1gbit,unlimited");

    private final CodecLabels names;
    private final ExchangeStudy study;
    private final List<Link> links;
    private final boolean ranked;
    private final Optional<Exchange> baseline;

    private Exchanges(Run run, ExchangeStudy study) {
        this.names = new CodecLabels(run);
        this.study = study;
        this.ranked = !Effort.of(run).isSmoke();
        this.links = run.pipeline().flatMap(Experiment::network).map(Network::links).orElse(USUAL).stream()
                .sorted(Comparator.comparing((Link link) -> link.bitsPerSecond().orElse(Long.MAX_VALUE))
                        .thenComparing(Link::delayNanos, Comparator.reverseOrder()))
                .toList();
        this.baseline = study.exchanges().stream()
                .filter(exchange ->
                        study.baseline().filter(exchange.codec()::equals).isPresent())
                .findFirst();
    }

    /** Returns what a report shows of the exchanges of one runtime of a run. */
    public static ExchangeModel of(Run run, ExchangeStudy study) {
        return new Exchanges(run, study).model();
    }

    private ExchangeModel model() {
        Link slowest = links.get(0);
        return new ExchangeModel(
                Visible.text(study.runtime()),
                baseline.map(Exchange::codec).map(names::of),
                links.stream().map(link -> Wire.of(link)).toList(),
                study.exchanges().stream()
                        .sorted(Comparator.comparingDouble(
                                exchange -> exchange.prediction().nanosOver(slowest)))
                        .map(this::line)
                        .toList());
    }

    private Line line(Exchange exchange) {
        return new Line(
                names.of(exchange.codec()),
                links.stream()
                        .map(link -> exchange.prediction().nanosOver(link))
                        .toList(),
                baseline.filter(other -> ranked && !other.equals(exchange)).map(other -> against(other, exchange)));
    }

    /** Times over a link differ by the bytes, those without any limit by the processor alone. */
    private String against(Exchange other, Exchange exchange) {
        Optional<Crossing> crossing = study.crossings().stream()
                .filter(known -> known.isOf(exchange.codec(), other.codec()))
                .findFirst();
        if (crossing.isPresent()) {
            return (crossing.get().slowSide().equals(exchange.codec()) ? "ahead below " : "ahead above ")
                    + DuelWords.place(crossing.get());
        }
        boolean smaller = exchange.bytes() < other.bytes();
        boolean sameBytes = exchange.bytes() == other.bytes();
        boolean faster = exchange.processorNanos() < other.processorNanos();
        if (tied(exchange, other)) {
            return sameBytes ? "tie" : (smaller ? "ahead" : "behind") + " over any link; tie without a limit";
        }
        return faster ? "ahead at any bandwidth" : "behind at any bandwidth";
    }

    private static boolean tied(Exchange one, Exchange other) {
        return one.processorInterval()
                .flatMap(interval -> other.processorInterval().map(interval::overlaps))
                .orElse(true);
    }
}
