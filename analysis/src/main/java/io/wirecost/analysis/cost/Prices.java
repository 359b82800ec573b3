package io.wirecost.analysis.cost;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What is paid for a unit of each item.
 *
 * @param name what people call the list
 * @param example whether its numbers are examples, and no offer of anybody
 * @param currency of all amounts, e.g. {@code EUR}
 * @param amounts for every item
 * @param worth saving a month below which a change is not made
 */
public record Prices(String name, boolean example, String currency, Map<PriceItem, Price> amounts, Price worth) {
    public Prices {
        amounts = Collections.unmodifiableMap(new EnumMap<>(amounts));
        if (amounts.size() < PriceItem.values().length) {
            throw new IllegalArgumentException("not all prices: " + amounts.keySet());
        }
    }

    /**
     * A price.
     *
     * @param amount for one unit
     * @param source where it comes from
     * @param date on which it was looked up
     */
    public record Price(double amount, String source, String date) {
        Price with(double other) {
            return new Price(other, source, date);
        }
    }

    /** The same with another amount for an item. */
    public Prices with(PriceItem item, double amount) {
        Map<PriceItem, Price> others = new EnumMap<>(amounts);
        others.put(item, amounts.get(item).with(amount));
        return new Prices(name, example, currency, others, worth);
    }

    /** The same with another amount that a change has to save. */
    public Prices withWorth(double amount) {
        return new Prices(name, example, currency, amounts, worth.with(amount));
    }

    double of(PriceItem item) {
        return amounts.get(item).amount();
    }
}
