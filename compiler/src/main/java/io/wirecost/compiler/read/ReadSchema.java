package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import java.util.List;

/**
 * A schema as its reader understood it. Complete records can be read by it even if it has defaults that make no sense.
 *
 * @param schema without any defaults if one of them does not fit
 * @param unfitDefaults a problem for each default that is no value of its field's type
 */
public record ReadSchema(Schema schema, List<String> unfitDefaults) {
    public ReadSchema {
        unfitDefaults = List.copyOf(unfitDefaults);
    }

    /**
     * The schema for records that may lack fields.
     *
     * @throws InputException with every default that does not fit its field
     */
    public Schema withDefaults() throws InputException {
        if (!unfitDefaults.isEmpty()) {
            throw new InputException(unfitDefaults);
        }
        return schema;
    }
}
