package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.util.Optional;
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

    byte[] fixed(Type type, Json json) throws Unfit;

    BigDecimal decimal(Type type, Json json) throws Unfit;

    UUID uuid(Type type, Json json) throws Unfit;

    /**
     * A branch of a union, and the JSON of its value.
     *
     * @param isCertain whether it is this branch even if the value does not fit
     */
    record Chosen(int branch, Json value, boolean isCertain) {}

    /** The branch that the JSON of a union's value names; empty if it names none and the value has to tell. */
    Optional<Chosen> named(RecordDefinition union, Json json) throws Unfit;

    /** The plain JSON of an optional value that is not null. */
    Json unwrap(Type type, Json json) throws Unfit;
}
