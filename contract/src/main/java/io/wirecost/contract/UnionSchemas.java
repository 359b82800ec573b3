package io.wirecost.contract;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.LinkedHashMap;
import java.util.Map;

/** The kinds of unions that docs/unions.md has a table of: each in a schema of its own, with nothing else in it. */
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

    private UnionSchemas() {}

    /** Each schema under the name of its kind, in the order of the table. */
    public static Map<String, Schema> byKind() {
        Map<String, Schema> schemas = new LinkedHashMap<>();
        TEXTS.forEach((kind, text) -> schemas.put(kind, SchemaText.parse(text)));
        return schemas;
    }

    /** Some records of one of the kinds. */
    public static Dataset dataset(String kind) {
        return TestData.small("union-" + kind.replace(' ', '-'), byKind().get(kind));
    }
}
