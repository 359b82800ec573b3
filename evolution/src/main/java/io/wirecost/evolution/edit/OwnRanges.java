package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.ValueRewrite;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Makes values that the user's own messages of Protocol Buffers can hold of those that the schema's types can: integers without a
 * sign and durations have ranges of their own, and a map may have numbers for keys.
 */
final class OwnRanges extends ValueRewrite {
    private static final long LOW = 0xffff_ffffL;
    private static final BigDecimal MOST_64 = new BigDecimal("18446744073709551615");
    private static final BigDecimal MOST_SECONDS = new BigDecimal("315576000000.999999999");
    private static final Pattern NUMBER_OR_BOOLEAN = Pattern.compile("-?\\d+|true|false");

    private final Schema schema;
    private ProtoKind kind = ProtoKind.USUAL;

    OwnRanges(Schema schema) {
        super(schema);
        this.schema = schema;
    }

    @Override
    protected Object member(RecordDefinition record, Field field, Object value) {
        Optional<ProtoHint> hint = schema.notes().hint(record.name(), field.name());
        ProtoKind around = kind;
        kind = hint.map(ProtoHint::kind).orElse(ProtoKind.USUAL);
        Object held = super.member(record, field, value);
        kind = around;
        ProtoKind key = hint.map(ProtoHint::key).orElse(ProtoKind.USUAL);
        return key != ProtoKind.USUAL && held instanceof Map<?, ?> entries ? keyed(key, entries) : held;
    }

    @Override
    protected Object leaf(Type type, Object value) {
        return switch (kind) {
            case UINT32, FIXED32, UINT32_VALUE -> value instanceof Long number ? number & LOW : value;
            case UINT64, FIXED64, UINT64_VALUE -> within(BigDecimal.ZERO, value, MOST_64);
            case DURATION -> within(MOST_SECONDS.negate(), value, MOST_SECONDS);
            default -> value;
        };
    }

    private static Object within(BigDecimal least, Object value, BigDecimal most) {
        return value instanceof BigDecimal number ? number.max(least).min(most) : value;
    }

    /** Texts become numbers that count; a map by booleans has no third entry. */
    private static Map<Object, Object> keyed(ProtoKind key, Map<?, ?> entries) {
        Map<Object, Object> keyed = new LinkedHashMap<>();
        int count = 0;
        for (Map.Entry<?, ?> entry : entries.entrySet()) {
            String counted = key == ProtoKind.BOOL ? String.valueOf(count % 2 == 1) : String.valueOf(count);
            boolean isOwn = NUMBER_OR_BOOLEAN.matcher((String) entry.getKey()).matches();
            keyed.put(isOwn ? entry.getKey() : counted, entry.getValue());
            count++;
        }
        return keyed;
    }
}
