package io.wirecost.report.section;

import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.advice.Adviser;
import io.wirecost.analysis.advice.Offer;
import io.wirecost.analysis.cost.PriceItem;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.analysis.need.Need;
import io.wirecost.analysis.need.NeedCheck;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What a month costs, by traffic and prices that a page's reader moves. */
final class CostSection {
    private final ReportModel model;
    private final CodecWords names;
    private final AdviceQuestion question;

    /** Many codecs lack the same for the same reason: each is told once, and they say which. */
    private final List<String> reasons = new ArrayList<>();

    private CostSection(ReportModel model, CodecWords names) {
        this.model = model;
        this.names = names;
        this.question = model.question();
    }

    /** Writes nothing for a run in which no codec has sizes and both times. */
    static void write(ReportModel model, CodecWords names, Document.Writer page) {
        List<Offer> offers = Adviser.offers(model.run(), model.question());
        if (offers.isEmpty()) {
            return;
        }
        page.section("what a month costs", "move the sliders, and put in your own prices");
        page.calculator(
                "cost",
                new CostSection(model, names).json(offers),
                still -> still.paragraph(
                        "Costs of a month are calculated by a script. Without one, wirecost advise prints them."));
        page.paragraph(
                ("Prices to begin with: %s. The same by command, with intervals round by round and with what is worth"
                                + " a change: wirecost advise RUN --traffic 1000/s.")
                        .formatted(model.question().prices().name()));
    }

    /** As the page's script reads it. */
    private String json(List<Offer> offers) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put(
                "offers", offers.stream().filter(this::isShown).map(this::offer).toList());
        data.put("reasons", reasons);
        question.today().map(names::label).or(model::baseline).ifPresent(today -> data.put("baseline", today));
        data.put("compression", question.settings().compression().label());
        data.put("currency", question.prices().currency());
        data.put("needs", Stream.of(Need.values()).map(Need::label).toList());
        data.put("needed", question.needs().stream().map(Need::label).toList());
        data.put("prices", Stream.of(PriceItem.values()).map(this::price).toList());
        data.put("worth", question.prices().worth().amount());
        data.put("start", start());
        return CalculatorData.of(data);
    }

    /** The page moves linger.ms itself, so each compression is there once. */
    private boolean isShown(Offer offer) {
        return offer.settings().equals(question.settings())
                || !offer.settings().compression().equals(question.settings().compression());
    }

    private Map<String, Object> offer(Offer offer) {
        CodecInfo codec = offer.codec();
        String name = names.label(codec.variant());
        Offer.Times alone = offer.meanTimes();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("codec", name);
        data.put("compression", offer.settings().compression().label());
        data.put("plain", offer.plain().points());
        if (!offer.compressed().points().equals(offer.plain().points())) {
            data.put("compressed", offer.compressed().points());
        }
        data.put("serializeNanos", alone.serializeNanos());
        data.put("deserializeNanos", alone.deserializeNanos());
        offer.offFraction().ifPresent(off -> data.put("offFraction", off));
        data.put("lacks", lacks(codec));
        offer.aboveLimit(question.limitBytes()).ifPresent(words -> data.put("tooLarge", words));
        return data;
    }

    private Map<String, Integer> lacks(CodecInfo codec) {
        Map<String, Integer> lacks = new LinkedHashMap<>();
        for (Need need : Need.values()) {
            new NeedCheck(model.run(), Set.of(need), question.added())
                    .reasons(codec)
                    .forEach(reason -> lacks.put(need.label(), placeOf(reason)));
        }
        return lacks;
    }

    private int placeOf(String reason) {
        if (!reasons.contains(reason)) {
            reasons.add(reason);
        }
        return reasons.indexOf(reason);
    }

    private Map<String, Object> price(PriceItem item) {
        return Map.of(
                "key",
                item.key(),
                "title",
                item.title(),
                "unit",
                item.unit(),
                "amount",
                question.prices().amounts().get(item).amount());
    }

    private Map<String, Object> start() {
        Traffic traffic = question.traffic();
        Map<String, Object> start = new LinkedHashMap<>();
        start.put("perSecond", traffic.perSecond());
        start.put("fanOut", traffic.fanOut());
        start.put("outside", traffic.outside());
        start.put("retentionDays", traffic.retentionDays());
        start.put("replication", traffic.replication());
        start.put("zones", traffic.zones());
        start.put("peak", traffic.peak());
        start.put("followersRead", traffic.followersRead());
        start.put("lingerMillis", question.settings().lingerMillis());
        start.put("producers", question.producers());
        start.put("uncompressed", question.billing().uncompressed());
        return start;
    }
}
