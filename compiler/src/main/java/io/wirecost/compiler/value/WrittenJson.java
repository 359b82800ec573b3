package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.TextCarrier;
import java.math.BigDecimal;
import java.time.temporal.Temporal;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/**
 * Writes neutral values as the JSON that they were read from: by the keys and spellings of their schema, and a union as the value of
 * its branch alone.
 */
public final class WrittenJson extends JsonTree {
    private final Schema schema;
    private final Map<String, Map<String, JsonTree>> spelled = new HashMap<>();

    public WrittenJson(Schema schema) {
        super(schema);
        this.schema = schema;
    }

    @Override
    protected Json record(RecordDefinition record, RecordValue value) {
        return record.isUnion() ? branch(record, value) : super.record(record, value);
    }

    @Override
    protected Json member(RecordDefinition record, Field field, Object value) {
        return spelled.computeIfAbsent(record.name(), name -> spelled(record))
                .getOrDefault(field.name(), this)
                .value(field.type(), value);
    }

    private Map<String, JsonTree> spelled(RecordDefinition record) {
        Map<String, JsonTree> byField = new HashMap<>();
        record.fields()
                .forEach(field -> schema.notes()
                        .spelling(record.name(), field.name())
                        .ifPresent(spelling -> byField.put(field.name(), writer(spelling))));
        return byField;
    }

    private JsonTree writer(Spelling spelling) {
        return new JsonTree(schema) {
            @Override
            protected Json leaf(Type type, Object value) {
                return spelled(spelling, value);
            }
        };
    }

    @Override
    protected Json leaf(Type type, Object value) {
        return plain(value);
    }

    /**
     * A value without parts, that is there, as JSON has it.
     *
     * @param spelling how it is spelled; empty for the usual way
     */
    public static Json leaf(Optional<Spelling> spelling, Object value) {
        return spelling.isPresent() ? spelled(spelling.get(), value) : plain(value);
    }

    private static Json spelled(Spelling spelling, Object value) {
        if (spelling instanceof Spelling.Iso iso) {
            return new Json.Str(SpelledTime.of(iso).write((Temporal) value));
        }
        return switch ((Spelling.Word) spelling) {
            case QUOTED -> new Json.Str(value instanceof BigDecimal number ? number.toPlainString() : value.toString());
            case HEX -> new Json.Str(HexFormat.of().formatHex((byte[]) value));
            case JSON -> ScalarReaders.any((String) value);
            case SCALAR -> ScalarReaders.of((String) value);
            case RFC_1123 -> new Json.Str(SpelledTime.RFC_1123.write((Temporal) value));
            case CTIME -> new Json.Str(SpelledTime.CTIME.write((Temporal) value));
        };
    }

    private static Json plain(Object value) {
        if (value instanceof Boolean flag) {
            return new Json.Bool(flag);
        } else if (value instanceof BigDecimal number) {
            return new Json.Num(number.toString());
        } else if (value instanceof Number number) {
            return number(number);
        } else if (value instanceof String text) {
            return new Json.Str(text);
        }
        return TextCarrier.all().stream()
                .filter(carrier -> carrier.type().isInstance(value))
                .map(carrier -> encoded(carrier, value))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no value of JSON: " + value.getClass()));
    }

    private static Json number(Number number) {
        double value = number.doubleValue();
        return Double.isNaN(value) || Double.isInfinite(value)
                ? new Json.Str(number.toString())
                : new Json.Num(number.toString());
    }

    private static <V> Json encoded(TextCarrier<V> carrier, Object value) {
        return new Json.Str(carrier.encode().apply(carrier.type().cast(value)));
    }
}
