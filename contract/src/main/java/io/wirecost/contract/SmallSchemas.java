package io.wirecost.contract;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Schemas such as people try first, and such as libraries are tested with: a record of one field, of one kind of container,
 * of itself. What is special about their root no large random schema shows, since there it is the same for all.
 */
final class SmallSchemas {
    private static final int RANDOM = 4;

    private static final String TEXTS = """
            root Flag
            record Flag
              isSuccessful boolean

            root Day
            record Day
              day optional(date)

            root test.Choice
            record test.Choice
              kind optional(enum(test.Kind))
            enum test.Kind
              A

            root Ledger
            record Ledger
              Entry optional(record(Entry))
              entries array(record(Entry))
            record Entry
              yield int
              serialVersionUID optional(uuid)

            root Object
            record Object
              lists map(array(optional(record(Builder))))
              _ optional(record(_))
            record Builder
              size optional(int)
            record _
              _Fields array(string)

            root org.test.LongList
            record org.test.LongList
              value long
              next optional(record(org.test.LongList))

            root Tree
            record Tree
              children array(record(Tree))
              named map(optional(record(Tree)))

            root test.Nested
            record test.Nested
              uuids array(array(uuid))
              days map(array(date))
              decimals array(map(decimal(20,3)))
              times array(array(optional(time-micros)))
              instants map(map(timestamp-millis))
              locals array(array(local-timestamp-micros))
              bytes array(array(bytes))
              kinds map(array(optional(enum(test.Kind))))
              inner record(test.Inner)
            record test.Inner
              lists array(optional(array(record(test.Leaf))))
              maybe optional(array(optional(map(optional(string)))))
            record test.Leaf
              on boolean
            enum test.Kind
              A
              B

            root test.Byte
            record test.Byte
              one fixed(test.One,1)
              maybe optional(fixed(test.One,1))
              values map(fixed(test.One,1))
              list array(fixed(test.One,1))
              lists array(array(optional(fixed(test.One,1))))
            """;

    private SmallSchemas() {}

    /** By the name of their root, random ones with awkward names behind those that are written here. */
    static Map<String, Schema> all() {
        Map<String, Schema> schemas = new LinkedHashMap<>();
        for (String text : TEXTS.split("\n\n")) {
            Schema schema = SchemaText.parse(text);
            schemas.put(schema.root().name(), schema);
        }
        for (int seed = 1; seed <= RANDOM; seed++) {
            schemas.put("random-" + seed, RandomSchema.small(seed));
        }
        return schemas;
    }
}
