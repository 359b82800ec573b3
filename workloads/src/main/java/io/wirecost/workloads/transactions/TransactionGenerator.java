package io.wirecost.workloads.transactions;

import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.util.function.Supplier;

/** Makes one transaction of about a given size. */
final class TransactionGenerator {
    /** How many small transactions are made to find the one that needs least text to reach its size. */
    private static final int DRAWS = 20;

    private static final long FIRST_MILLIS = 1_700_000_000_000L;
    private static final int SECONDS_PER_YEAR = 31_536_000;

    private final Schema schema;
    private final Dice dice;
    private final int sizeBytes;
    private final Mix mix;

    /** @param sizeBytes the size that is wanted as compact JSON */
    TransactionGenerator(Schema schema, Dice dice, int sizeBytes) {
        this.schema = schema;
        this.dice = dice;
        this.sizeBytes = sizeBytes;
        this.mix = Mix.of(sizeBytes);
    }

    RecordValue next() {
        TransactionHead frame = frame();
        for (int draws = 1; draws < DRAWS && mix.isSmall(); draws++) {
            frame = nearer(frame, frame());
        }
        return frame.with(new ContentsGenerator(schema, dice, mix).fill(left(frame)));
    }

    /** The one that leaves less to be filled; one that is too large only if both are. */
    private TransactionHead nearer(TransactionHead one, TransactionHead other) {
        int left = left(one);
        int otherLeft = left(other);
        boolean isOther = left < 0 ? otherLeft > left : otherLeft >= 0 && otherLeft < left;
        return isOther ? other : one;
    }

    private int left(TransactionHead frame) {
        return sizeBytes - JsonText.compactBytes(new JsonSize(schema).of(frame.with(TransactionContents.NONE)));
    }

    /** A time within the year after the first one, in milliseconds since 1970. */
    static long millis(Dice dice) {
        return FIRST_MILLIS + dice.below(SECONDS_PER_YEAR) * 1_000L;
    }

    private TransactionHead frame() {
        return new TransactionHead(
                "TX-" + dice.between(100_000, 999_999),
                account(),
                account(),
                dice.pick(schema.enumeration("finance.TransactionType").symbols()),
                dice.between(1, 10_000_000) / 100.0,
                dice.pick(schema.enumeration("finance.Currency").symbols()),
                millis(dice),
                merchant());
    }

    private TransactionHead.Merchant merchant() {
        return new TransactionHead.Merchant(
                text(() -> dice.pick(Vocabulary.DEVICES)),
                dice.percent(20),
                text(() -> dice.pick(Vocabulary.CITIES)),
                text(() -> dice.pick(Vocabulary.MERCHANTS)),
                optionalText(() -> dice.pick(Vocabulary.CATEGORIES)),
                optional(() -> dice.below(1_000) / 1_000.0),
                optionalText(() -> "REF" + dice.between(1, 99_999_999)),
                optionalText(() -> "192.0.2." + dice.below(256)),
                optional(() -> millis(dice)));
    }

    private RecordValue account() {
        return RecordValue.of(
                text(() -> dice.pick(Vocabulary.COUNTRIES) + dice.between(10_000_000, 99_999_999)),
                text(() -> Vocabulary.person(dice)),
                optionalText(() -> dice.pick(Vocabulary.BANKS)),
                optionalText(() -> "BANK" + dice.pick(Vocabulary.COUNTRIES) + dice.between(10, 99)),
                optionalText(() -> dice.pick(Vocabulary.CITIES)),
                optionalText(() -> "customer" + dice.below(10_000) + "@example.com"),
                optionalText(() -> "+1-555-0" + dice.between(100, 199)),
                optionalText(() -> Integer.toString(dice.between(100_000_000, 999_999_999))),
                dice.percent(mix.addressPercent()) ? address() : null);
    }

    private RecordValue address() {
        return RecordValue.of(
                text(() -> dice.pick(Vocabulary.STREETS) + " " + dice.between(1, 200)),
                text(() -> dice.pick(Vocabulary.CITIES)),
                text(() -> Integer.toString(dice.between(10_000, 99_999))),
                dice.pick(Vocabulary.COUNTRIES),
                RecordValue.of(
                        dice.between(-9_000_000, 9_000_000) / 100_000.0,
                        dice.between(-18_000_000, 18_000_000) / 100_000.0));
    }

    private String text(Supplier<String> value) {
        return dice.percent(mix.filledPercent()) ? value.get() : "";
    }

    private String optionalText(Supplier<String> value) {
        return optional(() -> text(value));
    }

    private <V> V optional(Supplier<V> value) {
        return dice.percent(mix.presentPercent()) ? value.get() : null;
    }
}
