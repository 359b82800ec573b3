package io.wirecost.evolution.edit;

import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Works out from two schemas what a reader should see. A value is right if it means exactly what was written. What was not
 * written is the reader's default, or absent. No format is asked.
 */
class Resolution implements Wish {
    private final Schema writer;
    private final Schema reader;
    private final Counterparts counterparts;

    Resolution(Schema writer, Schema reader, Counterparts counterparts) {
        this.writer = writer;
        this.reader = reader;
        this.counterparts = counterparts;
    }

    @Override
    public final Wished of(RecordValue written) {
        try {
            return Wished.of(record("", writer.root(), reader.root(), written));
        } catch (NoRightValue e) {
            return Wished.none(e.getMessage());
        }
    }

    private RecordValue record(String path, RecordDefinition from, RecordDefinition to, RecordValue value)
            throws NoRightValue {
        List<Object> values = new ArrayList<>();
        for (Field field : to.fields()) {
            values.add(field(path.isEmpty() ? field.name() : path + "." + field.name(), from, to, field, value));
        }
        if (to.isUnion() && values.stream().allMatch(branch -> branch == null)) {
            throw new NoRightValue("the reader's union does not have the branch that was written").at(path);
        }
        return new RecordValue(values);
    }

    /**
     * What a reader should see in one field.
     *
     * @param value the whole record that was written
     */
    Object field(String path, RecordDefinition from, RecordDefinition to, Field field, RecordValue value)
            throws NoRightValue {
        Optional<Field> written = counterparts.field(from, to, field);
        if (written.isEmpty()) {
            return unwritten(path, field);
        }
        Object given = value.get(from.fields().indexOf(written.get()));
        return given == null ? absent(path, field) : value(path, written.get().type(), field.type(), given);
    }

    /** What a reader should see of a field that the writer does not have. */
    static Object unwritten(String path, Field field) throws NoRightValue {
        Optional<DefaultValue> value = field.defaultValue();
        if (value.isEmpty() && !field.type().mayBeAbsent()) {
            throw new NoRightValue("nothing was written, and the reader has no default").at(path);
        }
        return value.map(DefaultValue::value).orElse(null);
    }

    private static Object absent(String path, Field field) throws NoRightValue {
        return switch (field.type().form()) {
            case OPTIONAL -> null;
            case ARRAY -> List.of();
            case MAP -> Map.of();
            case LEAF, RECORD -> field.type().mayBeAbsent() ? null : unwritten(path, field);
        };
    }

    /** @param value one that is there */
    Object value(String path, Type from, Type to, Object value) throws NoRightValue {
        Type written = from.present();
        Type read = to.present();
        return switch (read.form()) {
            case LEAF -> single(path, written, to, value);
            case RECORD ->
                written.asRecord().isPresent() ? records(path, written, read, value) : single(path, written, to, value);
            case ARRAY -> array(path, written, read, value);
            case MAP -> map(path, written, read, value);
            case OPTIONAL -> throw new IllegalArgumentException("an optional in an optional: " + to);
        };
    }

    private Object element(String path, Type from, Type to, Object value) throws NoRightValue {
        if (value != null) {
            return value(path, from, to, value);
        } else if (to.mayBeAbsent()) {
            return null;
        }
        throw new NoRightValue("nothing was written, and the reader wants " + to).at(path);
    }

    private Object array(String path, Type from, Type to, Object value) throws NoRightValue {
        return switch (from.form()) {
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                for (Object each : (List<?>) value) {
                    elements.add(element(path + "[" + elements.size() + "]", from.element(), to.element(), each));
                }
                yield elements;
            }
            case MAP -> {
                requireEmpty(path, ((Map<?, ?>) value).isEmpty(), "a list has no keys");
                yield List.of();
            }
            case LEAF, RECORD, OPTIONAL -> List.of(value(path + "[0]", from, to.element(), value));
        };
    }

    private Object map(String path, Type from, Type to, Object value) throws NoRightValue {
        if (!from.isMap()) {
            boolean isEmpty = value instanceof List<?> list && list.isEmpty();
            requireEmpty(path, isEmpty, "nothing tells the keys");
            return Map.of();
        }
        Map<String, Object> entries = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
            String key = (String) entry.getKey();
            String at = path + "{" + ShownText.bare(key) + "}";
            entries.put(key, element(at, from.element(), to.element(), entry.getValue()));
        }
        return entries;
    }

    private static void requireEmpty(String path, boolean isEmpty, String why) throws NoRightValue {
        if (!isEmpty) {
            throw new NoRightValue(why).at(path);
        }
    }

    /** A value that is neither a list nor a map, of whatever was written. */
    private Object single(String path, Type from, Type to, Object value) throws NoRightValue {
        return switch (from.form()) {
            case LEAF -> leaf(path, from, to.present(), value);
            case RECORD -> ofUnion(path, from, to, (RecordValue) value);
            case ARRAY -> only(path, from, to, (List<?>) value);
            case MAP -> throw mismatch(path, from, to);
            case OPTIONAL -> throw new IllegalArgumentException("an optional in an optional: " + from);
        };
    }

    private Object only(String path, Type from, Type to, List<?> elements) throws NoRightValue {
        if (elements.isEmpty() && to.mayBeAbsent()) {
            return null;
        } else if (elements.size() != 1) {
            throw new NoRightValue(elements.size() + " elements, and the reader wants one value").at(path);
        }
        return element(path, from.element(), to, elements.get(0));
    }

    private Object ofUnion(String path, Type from, Type to, RecordValue value) throws NoRightValue {
        RecordDefinition union = writer.record(from.name());
        if (!union.isUnion()) {
            throw mismatch(path, from, to);
        }
        int chosen = chosen(value);
        return value(path, union.fields().get(chosen).type(), to, value.get(chosen));
    }

    private Object records(String path, Type from, Type to, Object value) throws NoRightValue {
        RecordDefinition written = writer.record(from.name());
        RecordDefinition read = reader.record(to.name());
        if (written.isUnion() == read.isUnion()) {
            return record(path, written, read, (RecordValue) value);
        }
        return written.isUnion() ? ofUnion(path, from, to, (RecordValue) value) : intoUnion(path, from, read, value);
    }

    private Object leaf(String path, Type from, Type to, Object value) throws NoRightValue {
        if (to.asRecord().isPresent()) {
            RecordDefinition read = reader.record(to.name());
            if (!read.isUnion()) {
                throw mismatch(path, from, to);
            }
            return intoUnion(path, from, read, value);
        }
        try {
            return from.asEnum().isPresent() && to.asEnum().isPresent()
                    ? symbol(writer.enumeration(from.name()), reader.enumeration(to.name()), (String) value)
                    : text(from, to, value);
        } catch (NoRightValue e) {
            throw e.at(path);
        }
    }

    /** A text becomes a symbol, and a symbol the text that it is. */
    private Object text(Type from, Type to, Object value) throws NoRightValue {
        if (to.asEnum().isPresent() && from == Type.Primitive.STRING) {
            EnumDefinition read = reader.enumeration(to.name());
            return symbol(read, read, (String) value);
        } else if (from.asEnum().isPresent() && to == Type.Primitive.STRING) {
            return value;
        }
        return LeafResolution.resolve(from, to, value);
    }

    private String symbol(EnumDefinition from, EnumDefinition to, String symbol) throws NoRightValue {
        return counterparts
                .symbol(from, to, symbol)
                .or(() -> reader.notes().defaultOf(to.name()))
                .orElseThrow(() -> new NoRightValue("the reader has no symbol " + ShownText.bare(symbol)));
    }

    /** The first branch that can hold what was written. */
    private Object intoUnion(String path, Type from, RecordDefinition union, Object value) throws NoRightValue {
        Object[] branches = new Object[union.fields().size()];
        for (int i = 0; i < branches.length; i++) {
            try {
                branches[i] = value(path, from, union.fields().get(i).type(), value);
                return RecordValue.of(branches);
            } catch (NoRightValue e) {
                // The next branch may hold it.
            }
        }
        throw new NoRightValue("no branch of the reader's union holds " + from).at(path);
    }

    /** Which branch of a union is there. */
    static int chosen(RecordValue union) {
        int chosen = 0;
        while (union.get(chosen) == null) {
            chosen++;
        }
        return chosen;
    }

    private static NoRightValue mismatch(String path, Type from, Type to) {
        return new NoRightValue("%s was written, and the reader wants %s".formatted(from, to)).at(path);
    }
}
