package io.wirecost.compiler.value;

import io.wirecost.compiler.json.Json;
import io.wirecost.core.schema.Type;

/** How one encoding writes what JSON has no word for. */
public interface Dialect {
    /** A value that holds no others. @param type a fixed, bytes, decimal, uuid or temporal */
    Object special(Type type, Json json) throws Unfit;

    /** The plain JSON of an optional value that is not null. */
    Json unwrap(Type type, Json json) throws Unfit;
}
