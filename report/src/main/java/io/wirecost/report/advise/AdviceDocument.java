package io.wirecost.report.advise;

import io.wirecost.analysis.advice.Advice;
import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.advice.ChangeSize;
import io.wirecost.analysis.advice.Dropped;
import io.wirecost.analysis.advice.Priced;
import io.wirecost.analysis.advice.Sensitivity;
import io.wirecost.analysis.cost.Amount;
import io.wirecost.analysis.cost.PriceItem;
import io.wirecost.analysis.cost.Prices;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Advice as a document: what to do, the prices of all that could be done, and what they rest on. */
public final class AdviceDocument {
    private final Advice advice;
    private final AdviceQuestion question;
    private final Money money;
    private final CodecLabels names;
    private final Document.Writer page = Document.writer();

    private AdviceDocument(Run run, Advice advice) {
        this.advice = advice;
        this.question = advice.question();
        this.money = new Money(question.prices().currency());
        this.names = new CodecLabels(run);
    }

    public static Document of(Run run, Advice advice) {
        AdviceDocument document = new AdviceDocument(run, advice);
        document.prices();
        document.needs();
        FactsTables.write(advice, document.page);
        document.sensitivity();
        document.conditions();
        document.deed();
        return document.page.document();
    }

    private void deed() {
        page.section("what to do", rate(question.traffic()));
        page.items(new Deed(advice, names, money).sentences());
        if (question.prices().example()) {
            page.warning(
                    "These are example prices, round numbers and nobody's offer. Give your own with --prices FILE.");
        }
    }

    private static String rate(Traffic traffic) {
        return Deed.plain(traffic.perSecond()) + " messages a second";
    }

    private void prices() {
        page.section("what a month costs", "the cheapest first, in " + money.currency());
        page.table(table(shown()).withoutEmptyColumns());
        page.paragraph(
                "saves: against what you have, %s with %s, round by round. 95%%: interval of the amount before it."
                        .formatted(names.of(advice.today().offer().codec().variant()), Deed.settings(advice.today())));
    }

    /** What is in use and its codec with all settings; of all others the cheapest settings. */
    private List<Priced> shown() {
        List<Priced> shown = new ArrayList<>();
        Set<Object> seen = new HashSet<>();
        if (!advice.unmet().isEmpty()) {
            shown.add(advice.today());
        }
        advice.candidates().stream()
                .filter(priced -> priced.change().compareTo(ChangeSize.LIBRARY) < 0
                        || isBestRewriting(priced)
                        || priced.offer().words().isEmpty()
                                && seen.add(priced.offer().codec()))
                .forEach(shown::add);
        return shown;
    }

    /** Of all settings with the same words. */
    private boolean isBestRewriting(Priced priced) {
        String words = priced.offer().words();
        return !words.isEmpty()
                && advice.candidates().stream()
                        .filter(other -> other.offer().words().equals(words))
                        .findFirst()
                        .equals(Optional.of(priced));
    }

    private Table table(List<Priced> rows) {
        List<PriceItem> paid = Stream.of(PriceItem.values())
                .filter(item -> rows.stream().anyMatch(row -> row.month().cost(item, question.prices()) > 0))
                .toList();
        return Columns.<Priced>of()
                .codec(
                        "codec",
                        row -> TableCell.codec(names.of(row.offer().codec().variant())))
                .name("change", row -> row.offer().words())
                .name("compression", row -> row.offer().settings().compression().label())
                .figure(
                        "linger",
                        "ms",
                        row -> TableCell.figure(row.offer().settings().lingerMillis(), Deed::plain))
                .figure("bytes", "bytes", row -> TableCell.figure(bytes(row), Units::bytes))
                .figures(
                        paid,
                        PriceItem::title,
                        money.currency(),
                        (row, item) -> TableCell.figure(row.month().cost(item, question.prices()), money::bare))
                .whereItFits()
                .figure(
                        "month",
                        money.currency(),
                        row -> TableCell.figure(row.cost().centre(), money::bare))
                .figure("95%", row -> interval(row.cost()))
                .figure(
                        "saves",
                        money.currency(),
                        row -> TableCell.figure(row.saving().centre(), money::bare))
                .figure("95%", row -> row.change() == ChangeSize.NONE ? TableCell.NONE : interval(row.saving()))
                .table(rows);
    }

    private double bytes(Priced row) {
        return row.offer().compressed().at(row.depth()).bytes();
    }

    private String interval(Amount amount) {
        return amount.interval().map(this::interval).orElse("not known");
    }

    private String interval(Interval ends) {
        return ends.low() == ends.high() ? "exact" : money.bare(ends.low()) + " to " + money.bare(ends.high());
    }

    private void needs() {
        if (advice.dropped().isEmpty()) {
            return;
        }
        page.section("who fell out", "and why");
        page.table(Columns.<Dropped>of()
                .codec(
                        "codec",
                        dropped -> TableCell.codec(names.of(dropped.codec().variant())))
                .words("why", dropped -> String.join("; ", dropped.reasons()))
                .table(advice.dropped()));
    }

    private void sensitivity() {
        if (advice.sensitivities().isEmpty()) {
            return;
        }
        page.section("what would change the answer", "one number alone, all else as it is");
        page.table(Columns.<Sensitivity>of()
                .name("input", Sensitivity::input)
                .name("unit", Sensitivity::unit)
                .figure("now", "", row -> TableCell.figure(row.now(), AdviceDocument::number))
                .figure("other answer from", "", row -> TableCell.figure(row.then(), AdviceDocument::number))
                .figure("that is", "", row -> TableCell.figure(row.then() / row.now(), Units::ratio))
                .table(advice.sensitivities()));
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.3g", number);
    }

    private void conditions() {
        page.section("what this rests on");
        page.items(conditionsInWords());
        Prices prices = question.prices();
        page.part("prices", prices.name());
        page.table(Columns.<PriceItem>of()
                .name("item", PriceItem::title)
                .figure(
                        money.currency(),
                        "",
                        item -> TableCell.figure(price(item).amount(), Deed::plain))
                .name("for a", PriceItem::unit)
                .words("of", PriceItem::meaning)
                .words(
                        "source",
                        item -> price(item).source() + ", " + price(item).date())
                .table(List.of(PriceItem.values())));
    }

    private Prices.Price price(PriceItem item) {
        return question.prices().amounts().get(item);
    }

    private List<String> conditionsInWords() {
        Traffic traffic = question.traffic();
        Prices prices = question.prices();
        List<String> words = new ArrayList<>(List.of(
                "Traffic: %s, %s at the peak. Consumer groups: %d, of which %d outside; they read from %s."
                        .formatted(
                                rate(traffic),
                                Units.ratio(traffic.peak()),
                                traffic.fanOut(),
                                traffic.outside(),
                                traffic.followersRead() ? "replicas in their own zone" : "leaders"),
                "Kept for %s days, copies: %d, zones: %d. So each message goes to another zone %s times."
                        .formatted(
                                Deed.plain(traffic.retentionDays()),
                                traffic.replication(),
                                traffic.zones(),
                                String.format(Locale.ROOT, "%.2f", traffic.crossings())),
                "Producers with batches of their own: %d. Messages in a batch with linger.ms=%s: %s."
                        .formatted(
                                question.producers(),
                                Deed.plain(question.settings().lingerMillis()),
                                Units.bytes(advice.today().depth())),
                "Bytes that count: %s (%s, %s)."
                        .formatted(
                                question.billing().rule(),
                                question.billing().source(),
                                question.billing().date()),
                "A change has to save %s a month (%s)."
                        .formatted(
                                money.of(prices.worth().amount()),
                                prices.worth().source())));
        words.addAll(notes());
        return words;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        notes.add("GB are 10^9 bytes, a month is 30 days. Needs: "
                + (question.needs().isEmpty()
                        ? "none"
                        : String.join(
                                ", ",
                                question.needs().stream()
                                        .map(need ->
                                                "%s (%s; %s)".formatted(need.label(), need.meaning(), need.proof()))
                                        .toList()))
                + ".");
        boolean batches = advice.today().offer().plain().points().size() > 1;
        notes.add(
                batches
                        ? "Bytes are those of Kafka's own record batches of these records. Between the measured depths they are"
                                + " interpolated; a batch.size that holds such a batch is taken for granted."
                        : "This run has no record batches, so bytes are those of messages without Kafka's frames, and no"
                                + " compression is offered. Add --measure size,speed,compression.");
        notes.add("The brokers' limit: %s bytes a message.".formatted(Units.count(question.limitBytes())));
        return notes;
    }
}
