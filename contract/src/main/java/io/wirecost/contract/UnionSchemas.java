package io.wirecost.contract;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The kinds of unions that docs/unions.md has a table of, each in a schema of its own with nothing else in it; and random ones. */
public final class UnionSchemas {
    private static final String RECORDS = """
            record Card
              number long
            record Transfer
              iban string
              note optional(string)
            """;

    private static final Map<String, String> TEXTS = new LinkedHashMap<>();

    static {
        TEXTS.put("of records", """
                root Order
                record Order
                  payment record(Payment)
                union Payment
                  card optional(record(Card))
                  transfer optional(record(Transfer))
                """ + RECORDS);
        TEXTS.put("of primitives", """
                root Order
                record Order
                  payment record(Payment)
                union Payment
                  voucher optional(string)
                  cents optional(long)
                  free optional(boolean)
                """);
        TEXTS.put("in an array", """
                root Order
                record Order
                  payments array(record(Payment))
                union Payment
                  voucher optional(string)
                  card optional(record(Card))
                  transfer optional(record(Transfer))
                """ + RECORDS);
        TEXTS.put("in a map", """
                root Order
                record Order
                  payments map(record(Payment))
                union Payment
                  voucher optional(string)
                  card optional(record(Card))
                  transfer optional(record(Transfer))
                """ + RECORDS);
        TEXTS.put("nested", """
                root Order
                record Order
                  payment optional(record(Payment))
                union Payment
                  card optional(record(Card))
                  parts optional(array(record(Part)))
                record Card
                  number long
                union Part
                  cents optional(long)
                  again optional(record(Again))
                record Again
                  payment record(Payment)
                """);
    }

    /** A union whose records have a field that tells them apart, wherever a union may stand. */
    private static final String TOLD = """
            root Order
            record Order
              id long
              payment record(Payment)
              refund optional(record(Payment))
              parts array(record(Payment))
              byDay map(record(Payment))
            union Payment
              Card optional(record(Card))
              Transfer optional(record(Transfer))
            record Card
              kind enum(CardKind) "type"
              number long
            record Transfer
              kind enum(TransferKind) "type"
              iban string
              number optional(long)
              again array(record(Payment))
            enum CardKind
              card
            enum TransferKind
              transfer
              direct_debit
            """;

    private static final int RANDOM_ROOTS = 2;
    private static final int DEEPEST = 6;
    private static final int SEEDS_APART = 1_000;

    /** As many random schemas stand behind one root: a codec's code is generated, compiled and started for all of them at once. */
    private static final int TOGETHER = 20;

    private static final int RECORDS_OF_EACH = 10;

    private UnionSchemas() {}

    /** Seeds whose random schemas are proven together. */
    public static Stream<List<Long>> together(List<Long> seeds) {
        return IntStream.rangeClosed(0, (seeds.size() - 1) / TOGETHER)
                .mapToObj(part -> seeds.subList(part * TOGETHER, Math.min(seeds.size(), (part + 1) * TOGETHER)));
    }

    /** Records of random schemas with unions. The root has an optional field for each, and few of these are there in one record. */
    public static Dataset random(List<Long> seeds) {
        return data(seeds, joined(seeds));
    }

    private static Dataset data(List<Long> seeds, Schema schema) {
        return TestData.random(seeds.get(0), schema, seeds.size() * RECORDS_OF_EACH + RECORDS_OF_EACH);
    }

    private static Schema joined(List<Long> seeds) {
        List<Field> fields = new ArrayList<>();
        List<Definition> definitions = new ArrayList<>();
        for (long seed : seeds) {
            Schema schema = one(seed);
            fields.add(new Field(
                    "seed" + seed,
                    new Type.OptionalType(new Type.RecordRef(schema.root().name()))));
            definitions.addAll(schema.definitions());
        }
        definitions.add(0, new RecordDefinition("random.Root", fields));
        return new Schema("random.Root", definitions);
    }

    /** It has few roots, so that its code is soon compiled. */
    private static Schema one(long seed) {
        return LongStream.iterate(seed * SEEDS_APART, next -> next + 1)
                .mapToObj(next -> RandomSchema.generate("random.seed" + seed, next, RANDOM_ROOTS, DEEPEST))
                .filter(schema -> schema.records().anyMatch(RecordDefinition::isUnion))
                .findFirst()
                .orElseThrow();
    }

    /** Proves a codec on as much of such schemas as it holds. */
    public static void prove(CodecProver prover, CodecInfo codec, List<Long> seeds) throws Exception {
        Schema held = HeldSchema.of(
                joined(seeds),
                schema -> prover.provider().refusalReason(codec, schema).isPresent());
        if (!held.root().fields().isEmpty()) {
            prover.prove(codec, data(seeds, held), SafetyLimits.LIFTED);
        }
    }

    /** Each schema under the name of its kind, in the order of the table. */
    public static Map<String, Schema> byKind() {
        Map<String, Schema> schemas = new LinkedHashMap<>();
        TEXTS.forEach((kind, text) -> schemas.put(kind, SchemaText.parse(text)));
        return schemas;
    }

    /** Some records with unions whose records tell themselves apart. */
    public static Dataset told() {
        return TestData.small("union-told", SchemaText.parse(TOLD));
    }

    /** Records of random schemas in which a field tells the branch of each union: it has a record around each branch. */
    public static Dataset told(List<Long> seeds) {
        Schema schema = joined(seeds);
        return data(
                seeds,
                new Schema(
                        schema.root().name(),
                        schema.definitions().stream()
                                .flatMap(UnionSchemas::withKinds)
                                .toList()));
    }

    private static Stream<Definition> withKinds(Definition definition) {
        Optional<RecordDefinition> union = definition.asRecord().filter(RecordDefinition::isUnion);
        return union.isEmpty()
                ? Stream.of(definition)
                : Stream.concat(
                        Stream.of(union.get()
                                .withFields(union.get().fields().stream()
                                        .map(branch -> branch.withType(new Type.OptionalType(
                                                new Type.RecordRef(toldName(union.get(), branch)))))
                                        .toList())),
                        union.get().fields().stream().flatMap(branch -> toldBranch(union.get(), branch)));
    }

    private static String toldName(RecordDefinition union, Field branch) {
        return union.name() + "_of_" + branch.name();
    }

    private static Stream<Definition> toldBranch(RecordDefinition union, Field branch) {
        EnumDefinition kind = new EnumDefinition(toldName(union, branch) + "_kind", List.of(branch.name()));
        Field tells = new Field("told_kind", new Type.EnumRef(kind.name()));
        Field value = branch.withType(branch.type().present());
        return Stream.of(new RecordDefinition(toldName(union, branch), List.of(tells, value)), kind);
    }

    /** Some records of one of the kinds. */
    public static Dataset dataset(String kind) {
        return TestData.small("union-" + kind.replace(' ', '-'), byKind().get(kind));
    }
}
