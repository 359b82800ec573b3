package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.util.UUID;

/** How one encoding writes what JSON has no word for. */
public interface Dialect {
    /** The JSON of a value without parts, where one value may be spelled in several ways. */
    default Json leaf(Type.Leaf type, Json json) {
        return json;
    }

    byte[] bytes(Json json) throws Unfit;

    /** The value of the calendar that stands behind the type. */
    Object temporal(Type.Temporal type, Json json) throws Unfit;

    byte[] fixed(Type.Fixed type, Json json) throws Unfit;

    BigDecimal decimal(Type.Decimal type, Json json) throws Unfit;

    UUID uuid(Type.Uuid type, Json json) throws Unfit;

    /** The plain JSON of an optional value that is not null. */
    Json unwrap(Type type, Json json) throws Unfit;
}
