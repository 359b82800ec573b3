package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.PriceItem;
import io.wirecost.analysis.cost.Prices;
import io.wirecost.analysis.cost.Traffic;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Predicate;

/**
 * A number of a question that could be another one, beside the rate of messages, of which the advice speaks by itself.
 *
 * @param unit of the number; for a price, what it is for
 * @param least that it can be, above zero
 * @param whole whether it is a count
 * @param with the question with another number
 */
record AdviceInput(
        String title, String unit, double now, double least, boolean whole, DoubleFunction<AdviceQuestion> with) {
    private static final double FAR = 1_000;

    /** All inputs of a question that are not zero. */
    static List<AdviceInput> of(AdviceQuestion question) {
        Prices prices = question.prices();
        Traffic traffic = question.traffic();
        List<AdviceInput> inputs = new ArrayList<>();
        for (PriceItem item : PriceItem.values()) {
            inputs.add(any(
                    "price of " + item.title(),
                    prices.currency() + " a " + item.unit(),
                    prices.amounts().get(item).amount(),
                    amount -> question.with(prices.with(item, amount))));
        }
        inputs.add(any(
                "what a change has to save",
                prices.currency() + " a month",
                prices.worth().amount(),
                amount -> question.with(prices.withWorth(amount))));
        inputs.add(any("retention", "days", traffic.retentionDays(), days -> question.with(traffic.kept(days))));
        inputs.add(new AdviceInput(
                "peak", "× the mean rate", traffic.peak(), 1, false, peak -> question.with(traffic.withPeak(peak))));
        inputs.add(new AdviceInput(
                "consumer groups",
                "",
                traffic.fanOut(),
                Math.max(1, traffic.outside()),
                true,
                groups -> question.with(traffic.readBy((int) Math.rint(groups)))));
        inputs.removeIf(input -> input.now <= 0);
        return inputs;
    }

    private static AdviceInput any(String title, String unit, double now, DoubleFunction<AdviceQuestion> with) {
        return new AdviceInput(title, unit, now, now / FAR, false, with);
    }

    /** The nearest other number with which the answer is another one, up to a thousand times as much or as little. */
    OptionalDouble turningPoint(Predicate<AdviceQuestion> answer) {
        OptionalDouble higher = TurningPoint.between(now, now * FAR, number -> answer.test(with.apply(number)));
        OptionalDouble found = higher.isPresent()
                ? higher
                : TurningPoint.between(now, Math.min(now, least), number -> answer.test(with.apply(number)));
        return found.isPresent() && whole ? OptionalDouble.of(Math.rint(found.getAsDouble())) : found;
    }
}
