package io.wirecost.workloads.transactions;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/** Fills a transaction with contents until a number of bytes is used up, counted as JSON. */
final class ContentsGenerator {
    private static final int COMMENT_PERCENT = 10;
    private static final int NOTE_PERCENT = 20;

    /** About what a document takes without its content. */
    private static final int BARE_DOCUMENT_BYTES = 115;

    private static final int MOST_DOCUMENT_BYTES = 1_000;

    private final Mix mix;
    private final Schema schema;
    private final JsonSize sizes;
    private final Dice dice;
    private final StringBuilder description = new StringBuilder();
    private final Map<String, Double> rates = new TreeMap<>();
    private final List<String> tags = new ArrayList<>();
    private final Map<String, String> attributes = new TreeMap<>();
    private final List<RecordValue> documents = new ArrayList<>();
    private final List<RecordValue> authorizations = new ArrayList<>();

    ContentsGenerator(Schema schema, Dice dice, Mix mix) {
        this.mix = mix;
        this.schema = schema;
        this.sizes = new JsonSize(schema);
        this.dice = dice;
    }

    TransactionContents fill(int sizeBytes) {
        int left = sizeBytes;
        left -= add(sizeBytes * mix.tags() / 100, 1, unused -> addTag());
        left -= add(sizeBytes * mix.attributes() / 100, 1, unused -> addAttribute());
        left -= add(sizeBytes * mix.rates() / 100, 1, unused -> addRate());
        left -= add(sizeBytes * mix.authorizations() / 100, 1, unused -> addAuthorization());
        left -= add(sizeBytes * mix.documents() / 100, BARE_DOCUMENT_BYTES, this::addDocument);
        while (left > 0) {
            left -= addWord();
        }
        return new TransactionContents(description.toString(), rates, tags, attributes, documents, authorizations);
    }

    /**
     * Adds items until a share is used up, and returns how many bytes they take.
     *
     * @param least what has to be left for another item
     * @param item adds an item where so many bytes are left, and returns its size in bytes
     */
    private static int add(int share, int least, IntUnaryOperator item) {
        int used = 0;
        while (share - used >= least) {
            used += item.applyAsInt(share - used);
        }
        return used;
    }

    private int addTag() {
        String tag = dice.pick(Vocabulary.TAGS);
        tags.add(tag);
        return sizes.of(Type.Primitive.STRING, tag) + 1;
    }

    private int addAttribute() {
        String key = dice.pick(Vocabulary.ATTRIBUTES) + (attributes.size() + 1);
        String value = dice.pick(Vocabulary.WORDS) + " " + dice.below(1_000_000);
        attributes.put(key, value);
        return sizes.of(Type.Primitive.STRING, key) + sizes.of(Type.Primitive.STRING, value) + 2;
    }

    /** A rate of two currencies, and for a day ahead where all pairs are there. */
    private int addRate() {
        List<String> currencies = schema.enumeration("finance.Currency").symbols();
        String pair = dice.pick(currencies) + "-" + dice.pick(currencies);
        String key = rates.containsKey(pair) ? pair + "-" + rates.size() : pair;
        double rate = dice.between(5_000, 450_000) / 10_000.0;
        rates.put(key, rate);
        return sizes.of(Type.Primitive.STRING, key) + sizes.of(Type.Primitive.DOUBLE, rate) + 2;
    }

    private int addAuthorization() {
        RecordValue added = RecordValue.of(
                Vocabulary.person(dice),
                dice.pick(Vocabulary.ROLES),
                TransactionGenerator.millis(dice),
                dice.percent(COMMENT_PERCENT) ? sentence(dice.between(1, 5)) : null);
        authorizations.add(added);
        return sizes.of(new Type.RecordRef("finance.AuthorizationDetail"), added) + 1;
    }

    private int addDocument(int left) {
        int most = Math.max(1, Math.min(MOST_DOCUMENT_BYTES, (left - BARE_DOCUMENT_BYTES) * 3 / 4));
        RecordValue added = RecordValue.of(
                "DOC-" + dice.between(1_000, 9_999_999),
                dice.pick(Vocabulary.TITLES),
                dice.pick(Vocabulary.MEDIA_TYPES),
                dice.bytes(dice.between(most * 3 / 4, most)),
                dice.percent(NOTE_PERCENT) ? sentence(dice.between(1, 8)) : null);
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
