package io.wirecost.report.section;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.exchange.Exchange;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.network.DuelWords;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One message over one hop, as in requests and responses without Kafka: its time over each link of the run, or over usual
 * ones, and at which bandwidths a codec is ahead of the baseline of its runtime. Calculated from bytes and the loop's times.
 */
final class ExchangeSection {
    private static final List<Link> USUAL = Link.parseAll("10mbit,100mbit,1gbit,unlimited");

    private final ExchangeStudy study;
    private final List<Link> links;
    private final boolean ranked;
    private final Optional<Exchange> baseline;
    private final CodecWords names;

    private ExchangeSection(ExchangeStudy study, ReportModel model, CodecWords names) {
        this.study = study;
        this.names = names;
        this.ranked = !Effort.of(model.run()).isSmoke();
        this.links = model.run().pipeline().flatMap(Experiment::network).map(Network::links).orElse(USUAL).stream()
                .sorted(Comparator.comparing((Link link) -> link.bitsPerSecond().orElse(Long.MAX_VALUE))
                        .thenComparing(Link::delayNanos, Comparator.reverseOrder()))
                .toList();
        this.baseline = study.exchanges().stream()
                .filter(exchange ->
                        study.baseline().filter(exchange.codec()::equals).isPresent())
                .findFirst();
    }

    static void write(ReportModel model, CodecWords names, Document.Writer page) {
        List<ExchangeSection> all = model.exchanges().stream()
                .map(study -> new ExchangeSection(study, model, names))
                .toList();
        if (all.isEmpty()) {
            return;
        }
        boolean apart = model.hasSeveralRuntimes();
        String against = all.get(0).against().map(words -> "; " + words).orElse("");
        page.section("one message, one hop", "without Kafka" + (apart ? "" : against));
        for (ExchangeSection one : all) {
            if (apart) {
                page.part(model.title(one.study.runtime()), one.against().orElse(""));
            }
            page.table(one.table());
        }
        page.paragraph(ForecastSection.ONE_HOP);
    }

    private Optional<String> against() {
        return baseline.map(codec -> "against " + names.label(codec.codec()));
    }

    /** The fastest over the slowest link first. */
    private Table table() {
        return Columns.<Exchange>of()
                .codec("codec", exchange -> names.plain(exchange.codec()))
                .figures(
                        links,
                        Link::label,
                        "ns",
                        (exchange, link) ->
                                TableCell.figure(exchange.prediction().nanosOver(link), Units::time))
                .name(
                        "against",
                        exchange -> baseline.filter(other -> ranked && !other.equals(exchange))
                                .map(other -> against(other, exchange))
                                .orElse(TableCell.NONE))
                .whereItFits()
                .table(study.exchanges().stream()
                        .sorted(Comparator.comparingDouble(
                                exchange -> exchange.prediction().nanosOver(links.get(0))))
                        .toList());
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
