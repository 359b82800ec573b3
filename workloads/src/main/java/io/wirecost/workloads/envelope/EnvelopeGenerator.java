package io.wirecost.workloads.envelope;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Makes one change event. */
final class EnvelopeGenerator {
    private static final Instant STARTED = Instant.parse("2025-02-03T06:00:00Z");
    private static final List<String> OPERATIONS = List.of("c", "u", "u", "u", "d", "r");
    private static final List<String> TABLES = List.of("customers", "accounts", "contacts");
    private static final List<String> NOTES =
            List.of("prefers calls after 17:00", "moved to Malmö", "invoice by post", "duplicate of another customer");
    private static final List<String> WORDS = List.of("nightly import", "support desk", "Übertrag", "retry");
    private static final List<String> CURRENCIES = List.of("EUR", "SEK", "PLN", "CZK");

    private final Dice dice;
    private final int details;

    /** @param details of the event on average */
    EnvelopeGenerator(Dice dice, int details) {
        this.dice = dice;
        this.details = details;
    }

    /** @param number of the event, by which its time grows */
    RecordValue next(int number) {
        String operation = dice.pick(OPERATIONS);
        long id = dice.between(1, 2_000_000);
        String email = "customer" + id + "@example.com";
        return RecordValue.of(
                operation,
                STARTED.plusMillis(number * 1_700L + dice.below(1_700)),
                operation.equals("u") || operation.equals("d") ? row(id, email) : null,
                operation.equals("d") ? null : row(id, email),
                source(number),
                details(),
                headers());
    }

    private RecordValue row(long id, String email) {
        return RecordValue.of(
                id,
                email,
                BigDecimal.valueOf(dice.between(-50_000, 9_000_000), 2),
                dice.percent(85),
                dice.percent(30) ? dice.pick(NOTES) : null);
    }

    /** The databases in turn at random; each knows its own position in its log. */
    private RecordValue source(int number) {
        return switch (dice.below(3)) {
            case 0 -> RecordValue.of(postgresql(number), null, null);
            case 1 -> RecordValue.of(null, mysql(number), null);
            default -> RecordValue.of(null, null, mongodb());
        };
    }

    private RecordValue postgresql(int number) {
        return RecordValue.of(
                "crm",
                "public",
                dice.pick(TABLES),
                720_000L + number,
                24_023_128_000L + number * 312L + dice.below(300),
                dice.percent(20) ? 719_000L + number : null);
    }

    private RecordValue mysql(int number) {
        return RecordValue.of(
                "shop",
                dice.pick(TABLES),
                dice.between(1, 250_000),
                dice.percent(50) ? new UUID(dice.nextLong(), dice.nextLong()) + ":" + (40_000 + number) : null,
                "mysql-bin.%06d".formatted(dice.between(1, 40)),
                (long) dice.between(154, 500_000_000),
                dice.below(4));
    }

    private RecordValue mongodb() {
        return RecordValue.of(
                "profiles",
                dice.pick(TABLES),
                dice.between(1, 12),
                dice.percent(60) ? new UUID(dice.nextLong(), dice.nextLong()) : null);
    }

    private List<RecordValue> details() {
        List<RecordValue> made = new ArrayList<>();
        for (int i = dice.between(0, 2 * details); i > 0; i--) {
            made.add(detail());
        }
        return made;
    }

    private RecordValue detail() {
        Object[] branches = new Object[6];
        int branch = dice.below(branches.length);
        branches[branch] = switch (branch) {
            case 0 -> dice.percent(50);
            case 1 -> dice.nextLong() >>> dice.between(24, 60);
            case 2 -> dice.between(0, 10_000) / 100.0;
            case 3 -> dice.pick(WORDS);
            case 4 -> RecordValue.of(dice.pick(CURRENCIES), (long) dice.between(1, 900_000));
            default -> RecordValue.of(dice.between(-6_000, 7_000) / 100.0, dice.between(-18_000, 18_000) / 100.0);
        };
        return RecordValue.of(branches);
    }

    private Map<String, RecordValue> headers() {
        Map<String, RecordValue> made = new LinkedHashMap<>();
        made.put("connector", RecordValue.of("crm-" + dice.between(1, 3), null));
        if (dice.percent(70)) {
            made.put("attempt", RecordValue.of(null, (long) dice.between(1, 4)));
        }
        return made;
    }
}
