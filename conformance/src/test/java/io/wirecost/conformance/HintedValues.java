package io.wirecost.conformance;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.ValueRewrite;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Random values as a user's {@code .proto} bounds them, where their types alone do not. */
final class HintedValues extends ValueRewrite {
    private static final long UNSIGNED_INT = 0xffff_ffffL;
    private static final BigInteger UNSIGNED_LONGS = BigInteger.ONE.shiftLeft(Long.SIZE);
    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(315_576_000_000L);
    private static final long SECONDS_TO_2096 = 4_000_000_000L;

    private final Schema schema;
    private Optional<ProtoHint> hint = Optional.empty();

    HintedValues(Schema schema) {
        super(schema);
        this.schema = schema;
    }

    @Override
    protected Object member(RecordDefinition record, Field field, Object value) {
        Optional<ProtoHint> around = hint;
        hint = schema.notes().hint(record.name(), field.name());
        Object made = super.member(record, field, value);
        hint = around;
        return made;
    }

    @Override
    protected Object leaf(Type type, Object value) {
        ProtoKind kind = hint.map(ProtoHint::kind).orElse(ProtoKind.USUAL);
        if (value instanceof Instant time) {
            return Instant.ofEpochSecond(Math.floorMod(time.getEpochSecond(), SECONDS_TO_2096), time.getNano());
        } else if (value instanceof Long number && kind.isUnsigned()) {
            return number & UNSIGNED_INT;
        } else if (value instanceof BigDecimal number && kind.isUnsigned()) {
            return new BigDecimal(number.toBigInteger().mod(UNSIGNED_LONGS));
        }
        return value instanceof BigDecimal number ? number.remainder(MOST_SECONDS) : value;
    }

    @Override
    protected Object map(Map<String, Object> entries) {
        ProtoKind kind = hint.map(ProtoHint::key).orElse(ProtoKind.USUAL);
        if (kind == ProtoKind.USUAL) {
            return entries;
        }
        Map<String, Object> renamed = new LinkedHashMap<>();
        entries.values()
                .forEach(value -> renamed.put(
                        kind == ProtoKind.BOOL ? String.valueOf(renamed.isEmpty()) : String.valueOf(renamed.size()),
                        value));
        return renamed;
    }
}
