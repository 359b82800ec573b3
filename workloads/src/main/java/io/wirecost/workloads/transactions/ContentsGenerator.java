package io.wirecost.workloads.transactions;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Fills a transaction with contents until a number of bytes is used up, counted as JSON. */
final class ContentsGenerator {
    private static final int LEAST_FOR_LISTS_BYTES = 150;
    private static final int LEAST_FOR_CHAIN_BYTES = 1_500;
    private static final int TAG_PERCENT = 57;
    private static final int ATTRIBUTE_PERCENT = 33;
    private static final int AUTHORIZATION_PERCENT = 7;
    private static final int LEAST_FOR_DOCUMENT_BYTES = 300;
    private static final int MOST_DOCUMENT_BYTES = 360;

    private final Schema schema;
    private final JsonSize sizes;
    private final Dice dice;
    private final StringBuilder description = new StringBuilder();
    private final Map<String, Double> rates = new TreeMap<>();
    private final List<String> tags = new ArrayList<>();
    private final Map<String, String> attributes = new TreeMap<>();
    private final List<RecordValue> documents = new ArrayList<>();
    private final List<RecordValue> authorizations = new ArrayList<>();

    ContentsGenerator(Schema schema, Dice dice) {
        this.schema = schema;
        this.sizes = new JsonSize(schema);
        this.dice = dice;
    }

    Contents fill(int sizeBytes) {
        int left = sizeBytes;
        if (left > LEAST_FOR_CHAIN_BYTES) {
            left -= addRates();
            for (int n = dice.between(5, 9); n > 0; n--) {
                left -= addAuthorization();
            }
        }
        while (left > LEAST_FOR_LISTS_BYTES) {
            left -= addItem(left);
        }
        while (left > 0) {
            left -= addWord();
        }
        return new Contents(description.toString(), rates, tags, attributes, documents, authorizations);
    }

    /** Adds one entry somewhere and returns its size in bytes. */
    private int addItem(int left) {
        int roll = dice.below(100);
        if (roll < TAG_PERCENT) {
            return addTag();
        } else if (roll < TAG_PERCENT + ATTRIBUTE_PERCENT) {
            return addAttribute();
        } else if (roll < TAG_PERCENT + ATTRIBUTE_PERCENT + AUTHORIZATION_PERCENT) {
            return addAuthorization();
        }
        return left > LEAST_FOR_DOCUMENT_BYTES ? addDocument(left) : addWord();
    }

    private int addRates() {
        List<String> currencies = schema.enumeration("finance.Currency").symbols();
        for (int n = dice.between(1, 5); n > 0; n--) {
            rates.put(dice.pick(currencies), dice.between(5_000, 450_000) / 10_000.0);
        }
        return sizes.of(new Type.MapType(Type.Primitive.DOUBLE), rates);
    }

    private int addTag() {
        tags.add(dice.percent(40) ? dice.pick(Vocabulary.TAGS) : dice.pick(Vocabulary.TAGS) + "-" + dice.below(10_000));
        return sizes.of(Type.Primitive.STRING, tags.get(tags.size() - 1)) + 1;
    }

    private int addAttribute() {
        String key = dice.pick(Vocabulary.ATTRIBUTES) + (attributes.size() + 1);
        String value = dice.pick(Vocabulary.WORDS) + " " + dice.below(1_000_000);
        attributes.put(key, value);
        return sizes.of(Type.Primitive.STRING, key) + sizes.of(Type.Primitive.STRING, value) + 2;
    }

    private int addAuthorization() {
        RecordValue added = RecordValue.of(
                dice.pick(Vocabulary.PEOPLE),
                dice.pick(Vocabulary.ROLES),
                TransactionGenerator.millis(dice),
                dice.percent(30) ? sentence(dice.between(1, 5)) : null);
        authorizations.add(added);
        return sizes.of(new Type.RecordRef("finance.AuthorizationDetail"), added) + 1;
    }

    private int addDocument(int left) {
        int most = Math.min(MOST_DOCUMENT_BYTES, left / 2);
        RecordValue added = RecordValue.of(
                "DOC-" + dice.between(1_000, 9_999_999),
                dice.pick(Vocabulary.TITLES),
                dice.pick(Vocabulary.MEDIA_TYPES),
                dice.bytes(dice.between(most / 4, most)),
                dice.percent(50) ? sentence(dice.between(1, 8)) : null);
        documents.add(added);
        return sizes.of(new Type.RecordRef("finance.AssociatedDocument"), added) + 1;
    }

    private int addWord() {
        String word = (description.isEmpty() ? "" : " ") + dice.pick(Vocabulary.WORDS);
        description.append(word);
        return sizes.of(Type.Primitive.STRING, word) - sizes.of(Type.Primitive.STRING, "");
    }

    private String sentence(int words) {
        List<String> chosen = new ArrayList<>();
        for (int i = 0; i < words; i++) {
            chosen.add(dice.pick(Vocabulary.WORDS));
        }
        return String.join(" ", chosen);
    }
}
