package io.wirecost.compiler.value;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.TextCarrier;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Writes neutral values as our JSON codecs write them: logical types by their carriers, and a union whose records tell their
 * branch as the branch alone.
 */
public class PlainJson extends JsonTree {
    private final Optional<FlatUnions> unions;

    public PlainJson(Schema schema) {
        super(schema);
        this.unions = FlatUnions.of(schema);
    }

    @Override
    protected Json record(RecordDefinition record, RecordValue value) {
        return unions.filter(flat -> flat.contains(record)).isPresent()
                ? branch(record, value)
                : super.record(record, value);
    }

    /**
     * The default of a field. Records in it are without members that are their fields' own defaults: these could be nested
     * so that the text grew without bounds.
     *
     * @param value a value of the type, or null where it is absent
     */
    public static Json ofDefault(Schema schema, Type type, Object value) {
        return new PlainJson(schema) {
            @Override
            protected boolean isWritten(Field field, Object member) {
                return member != null && !field.isDefault(member);
            }
        }.value(type, value);
    }

    @Override
    protected Json leaf(Type type, Object value) {
        return value instanceof BigDecimal decimal
                ? new Json.Str(TextCarrier.DECIMAL.encode().apply(decimal))
                : WrittenJson.leaf(Optional.empty(), value);
    }
}
