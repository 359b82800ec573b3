package io.wirecost.analysis.cost;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * How much of each item a month takes, in the units of the prices. An amount of money is the sum of quantity times price
 * over all items, so it is linear in every price and in the rate of messages.
 */
public record Quantities(Map<PriceItem, Double> byItem) {
    private static final double SECONDS_A_DAY = 86_400;
    private static final double DAYS_A_MONTH = 30;
    private static final double HOURS_A_MONTH = 24 * DAYS_A_MONTH;
    private static final double BYTES_A_GB = 1e9;
    private static final double BYTES_A_MB = 1e6;
    private static final double NANOS_A_SECOND = 1e9;

    public Quantities {
        byItem = Collections.unmodifiableMap(new EnumMap<>(byItem));
    }

    /** Returns what a month of this traffic takes. */
    public static Quantities of(Traffic traffic, MessageCost message, Billing billing) {
        double billed = billing.uncompressed() ? message.plainBytes() : message.wireBytes();
        double messages = traffic.perSecond() * SECONDS_A_DAY * DAYS_A_MONTH;
        double wire = messages * message.wireBytes() / BYTES_A_GB;
        double counted = messages * billed / BYTES_A_GB;
        double kept = traffic.perSecond() * SECONDS_A_DAY * traffic.retentionDays() * billed / BYTES_A_GB;
        double through = traffic.perSecond() * traffic.peak() * message.wireBytes() / BYTES_A_MB;
        double nanos = message.producerNanos() + traffic.fanOut() * message.consumerNanos();
        Map<PriceItem, Double> quantities = new EnumMap<>(PriceItem.class);
        quantities.put(PriceItem.NETWORK_BETWEEN_ZONES, wire * traffic.crossings());
        quantities.put(PriceItem.NETWORK_OUT, wire * traffic.outside());
        quantities.put(PriceItem.BROKER_STORAGE, kept * traffic.replication());
        quantities.put(PriceItem.BROKER_NETWORK, through * (traffic.replication() + traffic.fanOut()));
        quantities.put(PriceItem.SERVICE_IN, counted);
        quantities.put(PriceItem.SERVICE_OUT, counted * traffic.fanOut());
        quantities.put(
                PriceItem.PROCESSOR, traffic.perSecond() * traffic.peak() * nanos / NANOS_A_SECOND * HOURS_A_MONTH);
        return new Quantities(quantities);
    }

    /** Returns the money for one item. */
    public double cost(PriceItem item, Prices prices) {
        return byItem.get(item) * prices.of(item);
    }

    /** Returns the money for all of it. */
    public double cost(Prices prices) {
        return byItem.keySet().stream().mapToDouble(item -> cost(item, prices)).sum();
    }
}
