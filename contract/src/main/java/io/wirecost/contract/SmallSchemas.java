package io.wirecost.contract;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Schemas such as people try first, and such as libraries are tested with: a record of one field, of one kind of container,
 * of itself. What is special about their root no large random schema shows, since there it is the same for all.
 */
final class SmallSchemas {
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

            root Members
            record Members
              bitField0_ optional(int)
              _Fields int
              __isset_bitfield long
              sbeTemplateId string
              yield boolean
              state enum(Boolean)
              stateRaw int
              arrays array(record(Array))
              system optional(record(System))
              fault optional(record(RuntimeException))
              nothing null
              members array(long)
            record Array
              on boolean
              number double
            record System
              zero optional(record(_0))
              warnings array(record(SuppressWarnings))
            record _0
              values map(fixed(Double,8))
              lists array(array(fixed(Float,4)))
            record RuntimeException
              on boolean
            record SuppressWarnings
              on optional(boolean)
            enum Boolean
              yield
              _

            root Blanks
            record Blanks
              class null
              class_ string

            root Lengths
            record Lengths
              length string
              varData bytes
              numInGroup array(record(Length))
            record Length
              length optional(string)

            root Object
            record Object
              lists map(array(optional(record(Builder))))
              _ optional(record(_))
            record Builder
              size optional(int)
            record _
              _Fields array(string)

            root Tree
            record Tree
              value long
              next optional(record(Tree))
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
              leaves map(array(optional(record(test.Leaf))))
              dated array(optional(record(test.Dated)))
            record test.Leaf
              on boolean
            record test.Dated
              day date
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

            root test.Event
            record test.Event
              event_id long "event-id"
              ref string "$ref"
              type optional(record(test.Type)) "@type"
              a_b array(record(test.Type)) "a.b"
              Id int
              id int "ID"
              class_ string "class"
              proto map(int) "__proto__"
              constructor int "constructor."
              blank optional(int) "a blank"
              swapped int "other"
              other string "swapped"
            record test.Type
              id int "@id"
              name optional(string) "@type"

            root test.Quoted
            record test.Quoted
              quote int "quote\\u0022back\\u005cslash"
              tag map(optional(int)) "</script>"
              lines array(int) "\\u000a\\u0085\\u2028"

            root test.Unicode
            record test.Unicode
              date date "\\u65e5\\u4ed8"
              rocket array(string) "\\ud83d\\ude80"
              mark optional(int) "\\ufeff"

            root test.Chosen
            record test.Chosen
              payload record(test.Payload)
              maybe optional(record(test.Payload))
              all array(record(test.BranchCase))
              named map(record(test.Payload))
              sole optional(record(test.Alone))
              soles array(optional(record(test.Alone)))
            union test.Payload
              branch optional(string)
              branch_case optional(int)
              Branch2 optional(array(long))
              set_field optional(map(string))
              setField optional(bytes)
              fieldValue optional(record(test.Nothing))
              isSet optional(enum(test.State))
              state optional(boolean)
              price optional(decimal(9,2))
              next optional(record(test.BranchCase))
              which optional(double)
            union test.BranchCase
              only optional(record(test.Chosen))
              one optional(string)
            union test.Alone
              bytes optional(bytes)
            record test.Nothing
            enum test.State
              OPEN
              branch

            root test.Empty
            record test.Empty
              nothing int ""
              zero optional(int) "\\u0000"
            """;

    /** With a bit of everything that every format holds. */
    private static final Schema ORDER = SchemaText.parse("""
            root test.Order
            record test.Order
              id long
              class string
              paid boolean
              weight double
              count optional(int)
              state enum(test.State)
              price decimal(9,2)
              key optional(uuid)
              day date
              at timestamp-micros
              data bytes
              item record(test.Item)
              items array(record(test.Item))
              tags array(string)
            record test.Item
              name optional(string)
              Name float
            enum test.State
              OPEN
              default
            """);

    /** A target's code for one of them takes nearly as long as for a large one. */
    private static final int DRAWN = 2;

    private SmallSchemas() {}

    /** The one that no codec refuses. */
    static Schema order() {
        return ORDER;
    }

    /**
     * By the name of their root: those of {@link #written} that the first seed draws, all of them where there are several seeds,
     * and behind them random ones with awkward names.
     */
    static Map<String, Schema> of(List<Long> seeds) {
        List<Map.Entry<String, Schema>> drawn = new ArrayList<>(written().entrySet());
        if (seeds.size() == 1) {
            Collections.shuffle(drawn, new Random(seeds.get(0)));
            drawn.subList(DRAWN, drawn.size()).clear();
        }
        Map<String, Schema> schemas = new LinkedHashMap<>();
        drawn.forEach(named -> schemas.put(named.getKey(), named.getValue()));
        seeds.forEach(seed -> schemas.put("random-" + seed, RandomSchema.small(seed)));
        return schemas;
    }

    private static Map<String, Schema> written() {
        Map<String, Schema> schemas = new LinkedHashMap<>();
        for (String text : TEXTS.split("\n\n")) {
            Schema schema = SchemaText.parse(text);
            schemas.put(schema.root().name(), schema);
        }
        Field longKey = new Field("long_key", Type.Primitive.INT).withKey(RandomKeys.LONG);
        schemas.put("test.Long", new Schema("test.Long", List.of(new RecordDefinition("test.Long", List.of(longKey)))));
        return schemas;
    }
}
