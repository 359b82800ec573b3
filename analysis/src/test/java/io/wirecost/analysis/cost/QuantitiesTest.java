package io.wirecost.analysis.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.cost.Prices.Price;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class QuantitiesTest {
    private static final double EXACTLY = 1e-9;
    private static final Billing SELF_RUN = Presets.SELF_RUN.billing();
    private static final Billing UNCOMPRESSED = Presets.UNCOMPRESSED.billing();

    /** The example of docs/advice.md, number by number. */
    @Test
    void the_example_of_the_documentation_comes_out_as_it_does_with_a_pocket_calculator() {
        Traffic traffic = new Traffic(1_000, 3, 0, 10, 3, 3, 2, false);
        Quantities month = Quantities.of(traffic, new MessageCost(500, 800, 10_000, 5_000), SELF_RUN);
        // 1,000 × 2,592,000 s × 500 bytes = 1,296 GB; 2/3 + 2 + 3 × 2/3 = 4 2/3 crossings
        assertThat(month.byItem().get(PriceItem.NETWORK_BETWEEN_ZONES)).isCloseTo(6_048, within(EXACTLY));
        // 1,000 × 864,000 s × 500 bytes × 3 copies
        assertThat(month.byItem().get(PriceItem.BROKER_STORAGE)).isCloseTo(1_296, within(EXACTLY));
        // 1,000 × 2 × 500 bytes × (3 copies + 3 groups)
        assertThat(month.byItem().get(PriceItem.BROKER_NETWORK)).isCloseTo(6, within(EXACTLY));
        // 1,000 × 2 × (10 + 3 × 5) µs × 720 h
        assertThat(month.byItem().get(PriceItem.PROCESSOR)).isCloseTo(36, within(EXACTLY));
        assertThat(month.cost(Presets.SELF_RUN.prices())).isCloseTo(120.96 + 129.6 + 12 + 1.8, within(EXACTLY));
    }

    @Test
    void with_three_copies_in_three_zones_a_message_crosses_two_thirds_and_two_and_two_thirds_times() {
        assertThat(Traffic.of(1).crossings()).isCloseTo(2.0 / 3 + 2 + 2.0 / 3, within(EXACTLY));
    }

    @Test
    void nothing_crosses_zones_where_there_is_one() {
        assertThat(new Traffic(1, 5, 0, 1, 3, 1, 1, false).crossings()).isZero();
    }

    @Test
    void consumers_that_read_in_their_own_zone_cross_none() {
        assertThat(new Traffic(1, 5, 0, 1, 3, 3, 1, true).crossings()).isCloseTo(2.0 / 3 + 2, within(EXACTLY));
    }

    @Test
    void a_service_that_counts_before_compression_does_not_get_cheaper_by_it() {
        MessageCost plain = new MessageCost(800, 800, 0, 0);
        MessageCost compressed = new MessageCost(100, 800, 0, 0);
        for (PriceItem item : new PriceItem[] {PriceItem.SERVICE_IN, PriceItem.SERVICE_OUT, PriceItem.BROKER_STORAGE}) {
            assertThat(Quantities.of(Traffic.of(1), compressed, UNCOMPRESSED)
                            .byItem()
                            .get(item))
                    .isEqualTo(Quantities.of(Traffic.of(1), plain, UNCOMPRESSED)
                            .byItem()
                            .get(item));
            assertThat(Quantities.of(Traffic.of(1), compressed, SELF_RUN)
                            .byItem()
                            .get(item))
                    .isLessThan(Quantities.of(Traffic.of(1), plain, SELF_RUN)
                            .byItem()
                            .get(item));
        }
    }

    @RepeatedTest(200)
    void an_amount_is_linear_in_the_traffic_and_rises_with_each_price(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        Traffic traffic = traffic(random);
        MessageCost message = new MessageCost(
                random.nextDouble(5_000), random.nextDouble(9_000), random.nextDouble(1e5), random.nextDouble(1e5));
        Billing billing = random.nextBoolean() ? SELF_RUN : UNCOMPRESSED;
        Prices prices = prices(random);
        double cost = Quantities.of(traffic, message, billing).cost(prices);
        double factor = 1 + random.nextDouble(9);
        assertThat(Quantities.of(traffic.at(factor * traffic.perSecond()), message, billing)
                        .cost(prices))
                .isCloseTo(factor * cost, within(EXACTLY * factor * cost));
        for (PriceItem dearer : PriceItem.values()) {
            Prices higher = with(prices, dearer, prices.of(dearer) + 1);
            Prices highest = with(prices, dearer, prices.of(dearer) + 2);
            double once = Quantities.of(traffic, message, billing).cost(higher);
            double twice = Quantities.of(traffic, message, billing).cost(highest);
            assertThat(once).isGreaterThanOrEqualTo(cost);
            assertThat(twice - once).isCloseTo(once - cost, within(1e-6 * Math.max(1, twice)));
        }
    }

    private static Traffic traffic(Random random) {
        int groups = random.nextInt(5);
        return new Traffic(
                1 + random.nextDouble(1e5),
                groups,
                random.nextInt(groups + 1),
                random.nextDouble(30),
                1 + random.nextInt(4),
                1 + random.nextInt(4),
                1 + random.nextDouble(3),
                random.nextBoolean());
    }

    private static Prices prices(Random random) {
        Map<PriceItem, Price> amounts = new EnumMap<>(PriceItem.class);
        Stream.of(PriceItem.values()).forEach(item -> amounts.put(item, price(random.nextDouble())));
        return new Prices("random", true, "EUR", amounts, price(1));
    }

    private static Prices with(Prices prices, PriceItem item, double amount) {
        Map<PriceItem, Price> amounts = new EnumMap<>(prices.amounts());
        amounts.put(item, price(amount));
        return new Prices(prices.name(), true, prices.currency(), amounts, prices.worth());
    }

    private static Price price(double amount) {
        return new Price(amount, "test", "2026-01-01");
    }
}
