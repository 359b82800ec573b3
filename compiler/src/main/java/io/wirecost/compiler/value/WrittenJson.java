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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes neutral values as the JSON that they were read from: by the keys and spellings of their schema. Fields without
 * a value are left out.
 */
public final class WrittenJson {
    private final Schema schema;
    private final Map<String, List<Optional<Spelling>>> spellings = new HashMap<>();

    public WrittenJson(Schema schema) {
        this.schema = schema;
    }

    /** A value of the root record. */
    public Json of(RecordValue value) {
        return record(schema.root(), value);
    }

    private Json record(RecordDefinition record, RecordValue value) {
        Map<String, Json> members = new LinkedHashMap<>();
        List<Optional<Spelling>> spelled = spellings.computeIfAbsent(record.name(), name -> spellings(record));
        for (int i = 0; i < spelled.size(); i++) {
            Object member = value.get(i);
            if (member != null) {
                Field field = record.fields().get(i);
                members.put(field.wireName(), value(field.type(), spelled.get(i), member));
            }
        }
        return new Json.Obj(members);
    }

    private List<Optional<Spelling>> spellings(RecordDefinition record) {
        return record.fields().stream()
                .map(field -> schema.notes().spelling(record.name(), field.name()))
                .toList();
    }

    /**
     * A value without parts, that is there, as JSON has it.
     *
     * @param spelling how it is spelled; empty for the usual way
     */
    public static Json leaf(Optional<Spelling> spelling, Object value) {
        return spelling.isPresent() ? spelled(spelling.get(), value) : plain(value);
    }

    private Json value(Type type, Optional<Spelling> spelling, Object value) {
        if (value == null) {
            return new Json.Null();
        }
        return switch (type.form()) {
            case LEAF -> leaf(spelling, value);
            case RECORD -> record(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> list(type.element(), spelling, (List<?>) value);
            case MAP -> map(type.element(), spelling, (Map<?, ?>) value);
            case OPTIONAL -> value(type.element(), spelling, value);
        };
    }

    private Json list(Type element, Optional<Spelling> spelling, List<?> values) {
        List<Json> elements = new ArrayList<>(values.size());
        for (Object value : values) {
            elements.add(value(element, spelling, value));
        }
        return new Json.Arr(elements);
    }

    private Json map(Type type, Optional<Spelling> spelling, Map<?, ?> values) {
        Map<String, Json> members = new LinkedHashMap<>();
        values.forEach((key, value) -> members.put((String) key, value(type, spelling, value)));
        return new Json.Obj(members);
    }

    private static Json spelled(Spelling spelling, Object value) {
        if (spelling instanceof Spelling.Iso iso) {
            return new Json.Str(SpelledTime.of(iso).write((Temporal) value));
        }
        return switch ((Spelling.Word) spelling) {
            case QUOTED -> new Json.Str(value instanceof BigDecimal number ? number.toPlainString() : value.toString());
            case HEX -> new Json.Str(HexFormat.of().formatHex((byte[]) value));
            case JSON -> Scalars.any((String) value);
            case SCALAR -> Scalars.of((String) value);
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
