package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import java.util.List;

/**
 * A schema as its reader understood it. Complete records can be read by it even if it has defaults that make no sense.
 *
 * @param schema without any defaults if one of them does not fit
 * @param unfitDefaults a problem for each default that is no value of its field's type
 * @param reading how its records are read
 */
public record ReadSchema(Schema schema, List<String> unfitDefaults, Reading reading) {
    public ReadSchema {
        unfitDefaults = List.copyOf(unfitDefaults);
    }

    /** A schema whose records are read plainly. */
    public ReadSchema(Schema schema, List<String> unfitDefaults) {
        this(schema, unfitDefaults, Reading.PLAIN);
    }

    /** The same schema, whose records are read in another way. */
    public ReadSchema with(Reading other) {
        return new ReadSchema(schema, unfitDefaults, other);
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
