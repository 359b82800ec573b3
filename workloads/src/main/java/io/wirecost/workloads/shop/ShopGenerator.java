package io.wirecost.workloads.shop;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Makes one user with an address, settings and orders. */
final class ShopGenerator {
    private static final Instant OPENED = Instant.parse("2019-03-01T08:00:00Z");
    private static final long MILLIS_OPEN = 200_000_000_000L;
    private static final LocalDate FIRST_BIRTHDAY = LocalDate.of(1940, 1, 1);
    private static final int DAYS_OF_BIRTHDAYS = 24_000;

    private final Schema schema;
    private final Dice dice;
    private final int orders;
    private final int items;

    /**
     * @param orders of the user on average
     * @param items of an order on average
     */
    ShopGenerator(Schema schema, Dice dice, int orders, int items) {
        this.schema = schema;
        this.dice = dice;
        this.orders = orders;
        this.items = items;
    }

    RecordValue next() {
        String first = dice.pick(ShopWords.FIRST_NAMES);
        String last = dice.pick(ShopWords.LAST_NAMES);
        long id = dice.between(1, 5_000_000);
        return RecordValue.of(
                id,
                first + " " + last,
                "user" + id + "@example.com",
                dice.percent(60) ? "+1-555-0" + dice.between(100, 199) : null,
                dice.percent(40) ? FIRST_BIRTHDAY.plusDays(dice.below(DAYS_OF_BIRTHDAYS)) : null,
                moment(),
                dice.percent(90),
                dice.percent(50) ? dice.between(10, 50) / 10.0 : null,
                roles(),
                address(),
                preferences(),
                orders());
    }

    private List<String> roles() {
        return ShopWords.ROLES.subList(0, dice.between(1, ShopWords.ROLES.size()));
    }

    private RecordValue address() {
        return RecordValue.of(
                dice.pick(ShopWords.STREETS) + " " + dice.between(1, 180),
                dice.pick(ShopWords.CITIES),
                Integer.toString(dice.between(10_000, 99_999)),
                dice.pick(ShopWords.COUNTRIES));
    }

    private Map<String, String> preferences() {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (int i = 0; i < ShopWords.SETTINGS.size(); i++) {
            if (dice.percent(60)) {
                chosen.put(ShopWords.SETTINGS.get(i), ShopWords.CHOICES.get(i));
            }
        }
        return chosen;
    }

    private List<RecordValue> orders() {
        List<RecordValue> made = new ArrayList<>();
        for (int i = dice.between(0, 2 * orders); i > 0; i--) {
            made.add(order());
        }
        return made;
    }

    private RecordValue order() {
        List<RecordValue> bought = new ArrayList<>();
        BigDecimal total = BigDecimal.valueOf(0, 2);
        for (int i = dice.between(1, 2 * items - 1); i > 0; i--) {
            int quantity = dice.between(1, 4);
            BigDecimal price = BigDecimal.valueOf(dice.between(199, 49_999), 2);
            bought.add(
                    RecordValue.of("SKU-" + dice.between(10_000, 99_999), dice.pick(ShopWords.GOODS), quantity, price));
            total = total.add(price.multiply(BigDecimal.valueOf(quantity)));
        }
        return RecordValue.of(
                new UUID(dice.nextLong(), dice.nextLong()),
                moment(),
                dice.pick(schema.enumeration("shop.Status").symbols()),
                bought,
                total,
                dice.percent(30) ? address() : null,
                dice.percent(25) ? dice.pick(ShopWords.NOTES) : null);
    }

    private Instant moment() {
        return OPENED.plusMillis(Long.remainderUnsigned(dice.nextLong(), MILLIS_OPEN));
    }
}
