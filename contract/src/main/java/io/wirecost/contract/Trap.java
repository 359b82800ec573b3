package io.wirecost.contract;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A record with values on which formats and libraries are known to stumble, besides what random values meet.
 *
 * @param name what the values are, for the name of a test
 */
public record Trap(String name, Schema schema, RecordValue record) {
    private static final Type OPTIONAL_STRING = new Type.OptionalType(Type.Primitive.STRING);

    /** Decimals with zeros at the end, absent elements beside empty ones, lists in lists, empty byte strings. */
    public static Trap values() {
        return of(
                "odd values",
                new Value(new Type.Decimal(20, 2, Optional.empty()), new BigDecimal("1.50")),
                new Value(new Type.Decimal(38, 0, Optional.empty()), new BigDecimal("1000")),
                new Value(new Type.ArrayType(OPTIONAL_STRING), Arrays.asList(null, "", "null", "~", " ")),
                new Value(
                        new Type.ArrayType(new Type.OptionalType(new Type.ArrayType(OPTIONAL_STRING))),
                        Arrays.asList(List.of(), null, Collections.singletonList(null))),
                new Value(new Type.ArrayType(Type.Primitive.BYTES), List.of(new byte[0], new byte[100])),
                new Value(new Type.OptionalType(new Type.MapType(Type.Primitive.INT)), Map.of()),
                new Value(new Type.ArrayType(Type.Primitive.DOUBLE), List.of(-0.0, Double.POSITIVE_INFINITY)));
    }

    /**
     * Keys that are no names of elements, of which a line break may become another, or that are long.
     *
     * @param more keys that not every format can hold
     */
    public static Trap keys(String... more) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (String key : List.of("", "a b", "<&>", "1", "null", "\r\n", "\u0085", "\u2028", "k".repeat(60_000))) {
            map.put(key, key.isEmpty() ? null : key);
        }
        List.of(more).forEach(key -> map.put(key, key));
        return of("odd keys", new Value(new Type.MapType(OPTIONAL_STRING), map));
    }

    /** More than SnakeYAML's 3 MB and Jackson's 1000 digits. */
    public static Trap size() {
        BigDecimal digits = new BigDecimal("9".repeat(2_000)).movePointLeft(2);
        return of(
                "large values",
                new Value(new Type.ArrayType(Type.Primitive.STRING), Collections.nCopies(4_000, "x".repeat(1_000))),
                new Value(new Type.Decimal(2_000, 2, Optional.empty()), digits));
    }

    /** More than Jackson's 20 million characters; SnakeYAML would need hours, its time grows with the square. */
    public static Trap longString() {
        return of("a long string", new Value(Type.Primitive.STRING, "x".repeat(21_000_000)));
    }

    /** More than Colfer's 65,536. */
    public static Trap manyElements() {
        return of(
                "many elements",
                new Value(new Type.ArrayType(Type.Primitive.STRING), Collections.nCopies(70_000, "x")));
    }

    private static Trap of(String name, Value... values) {
        List<Field> fields = new ArrayList<>();
        for (Value value : values) {
            fields.add(new Field("field" + fields.size(), value.type()));
        }
        Object[] record = Arrays.stream(values).map(Value::value).toArray();
        Schema schema = new Schema("trap.Root", List.of(new RecordDefinition("trap.Root", fields)));
        return new Trap(name, schema, RecordValue.of(record));
    }

    /** Records within each other, {@code depth} of them. */
    public static Trap depth(int depth) {
        return chain(depth + " levels", depth);
    }

    /** Words so deep in records that indented text has no room left for them in a line of 80 columns. */
    public static Trap deepWords() {
        return chain("words at the end of long lines", 60, new Value(Type.Primitive.STRING, "Zoë 🚀 ß and more"));
    }

    /** @param values what each of the records has besides the next one */
    private static Trap chain(String name, int depth, Value... values) {
        List<Field> fields = new ArrayList<>();
        fields.add(new Field("next", new Type.OptionalType(new Type.RecordRef("trap.Root"))));
        for (Value value : values) {
            fields.add(new Field("field" + fields.size(), value.type()));
        }
        RecordValue record = null;
        for (int level = 0; level < depth; level++) {
            List<Object> all = new ArrayList<>(Collections.singletonList(record));
            Stream.of(values).map(Value::value).forEach(all::add);
            record = new RecordValue(all);
        }
        return new Trap(name, new Schema("trap.Root", List.of(new RecordDefinition("trap.Root", fields))), record);
    }

    private record Value(Type type, Object value) {}
}
