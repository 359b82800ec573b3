package io.wirecost.analysis.cost;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a price is for, with the unit of the price. GB are 10^9 bytes, a month is 30 days. */
public enum PriceItem {
    NETWORK_BETWEEN_ZONES("GB", "network between zones", "bytes that go from one zone to another"),
    NETWORK_OUT("GB", "network out", "bytes that consumers outside of the network read"),
    BROKER_STORAGE("GB-month", "broker storage", "bytes that brokers keep, all copies"),
    BROKER_NETWORK(
            "MB/s-month",
            "broker network",
            "capacity for what goes into and out of brokers at the peak, copies included"),
    SERVICE_IN("GB", "service, in", "bytes that a service counts as written"),
    SERVICE_OUT("GB", "service, out", "bytes that a service counts as read"),
    PROCESSOR("core-hour", "processors", "processors of producers and consumers at the peak");

    private final String unit;
    private final String title;
    private final String meaning;

    PriceItem(String unit, String title, String meaning) {
        this.unit = unit;
        this.title = title;
        this.meaning = meaning;
    }

    /** Returns the unit that a price has to be for, e.g. {@code GB-month}. */
    public String unit() {
        return unit;
    }

    /** Returns the name for people. */
    public String title() {
        return title;
    }

    public String meaning() {
        return meaning;
    }

    /** Returns the name in a file of prices: {@code broker-storage}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<PriceItem> byKey(String key) {
        return Arrays.stream(values()).filter(item -> item.key().equals(key)).findFirst();
    }
}
