package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.Amount;
import io.wirecost.analysis.cost.MessageCost;
import io.wirecost.analysis.cost.PriceItem;
import io.wirecost.analysis.cost.Quantities;
import io.wirecost.analysis.statistics.Prior;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The price of each offer, and of changing from one to another. Rounds are the unit: a codec's terms are added within a
 * round, and two codecs are subtracted within a round, since they shared its minutes.
 */
final class Pricing {
    private final AdviceQuestion question;
    private final Prior prior;
    private final Prior priorOfSavings;

    Pricing(AdviceQuestion question, Offer today, List<Offer> offers) {
        this.question = question;
        Collection<Offer> codecs = offers.stream()
                .collect(Collectors.toMap(Offer::codec, Function.identity(), (first, second) -> first))
                .values();
        this.prior = Prior.of(codecs.stream()
                .filter(offer -> processors(offer) > 0)
                .map(offer -> Amount.deviations(rounds(offer), processors(offer)))
                .toList());
        this.priorOfSavings = Prior.of(codecs.stream()
                .filter(offer -> !offer.codec().equals(today.codec()))
                .filter(offer ->
                        scale(today, offer) > 0 && !common(today, offer).isEmpty())
                .map(offer -> Amount.deviations(differences(today, offer), scale(today, offer)))
                .toList());
    }

    Priced priced(Offer today, Offer offer) {
        return new Priced(offer, offer.from(today), depth(offer), month(offer), cost(offer), saving(today, offer));
    }

    private Amount cost(Offer offer) {
        double scale = processors(offer);
        List<Double> rounds = rounds(offer);
        Amount cost = scale > 0 ? Amount.of(rounds, scale, prior) : Amount.exact(rounds.get(0));
        return cost.widened(batchHalf(offer));
    }

    /** Returns what a month costs less, if one is used in the place of the other. */
    Amount saving(Offer from, Offer to) {
        return from.equals(to)
                ? Amount.exact(0)
                : savingByRounds(from, to).widened(Math.hypot(batchHalf(from), batchHalf(to)));
    }

    private Amount savingByRounds(Offer from, Offer to) {
        double scale = scale(from, to);
        double centre = mean(from) - mean(to);
        if (from.codec().equals(to.codec()) || scale == 0) {
            // The codec's own times are the same ones, and cancel out.
            return Amount.exact(centre);
        }
        List<Double> differences = differences(from, to);
        return differences.isEmpty()
                ? new Amount(centre, Optional.empty())
                : Amount.of(differences, scale, priorOfSavings);
    }

    /** Half of the 95 % interval of what the compression of batches takes of processors. */
    private double batchHalf(Offer offer) {
        BatchCurve.Point batch = offer.compressed().at(depth(offer));
        MessageCost half = new MessageCost(0, 0, batch.writeHalf(), batch.readHalf());
        return quantities(half).cost(question.prices());
    }

    private double mean(Offer offer) {
        return month(offer).cost(question.prices());
    }

    private double scale(Offer one, Offer other) {
        return (processors(one) + processors(other)) / 2;
    }

    private double processors(Offer offer) {
        return month(offer).cost(PriceItem.PROCESSOR, question.prices());
    }

    private List<Double> differences(Offer from, Offer to) {
        return common(from, to).stream()
                .map(round -> inRound(from, round) - inRound(to, round))
                .toList();
    }

    private static List<Integer> common(Offer one, Offer other) {
        return one.rounds().keySet().stream()
                .filter(other.rounds()::containsKey)
                .toList();
    }

    private List<Double> rounds(Offer offer) {
        return offer.rounds().keySet().stream()
                .map(round -> inRound(offer, round))
                .toList();
    }

    private double inRound(Offer offer, int round) {
        return quantities(offer.message(round, depth(offer))).cost(question.prices());
    }

    /** Returns what a month takes, mean over the rounds. */
    private Quantities month(Offer offer) {
        return quantities(offer.meanMessage(depth(offer)));
    }

    private Quantities quantities(MessageCost message) {
        return Quantities.of(question.traffic(), message, question.billing());
    }

    private double depth(Offer offer) {
        return offer.settings().depth(question.traffic().perSecond(), question.producers());
    }
}
