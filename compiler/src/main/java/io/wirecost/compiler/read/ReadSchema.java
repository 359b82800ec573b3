package io.wirecost.compiler.read;

import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * A schema as its reader understood it.
 *
 * @param schema what its text says
 * @param oddities what its text says without sense, each with its place. The schema is read without it, as the language's own
 *     readers do
 * @param reading how its records are read
 */
public record ReadSchema(Schema schema, List<String> oddities, Reading reading) {
    public ReadSchema {
        oddities = List.copyOf(oddities);
    }

    /** A schema whose records are read plainly. */
    public ReadSchema(Schema schema, List<String> oddities) {
        this(schema, oddities, Reading.PLAIN);
    }

    /** The same schema, whose records are read in another way. */
    public ReadSchema with(Reading other) {
        return new ReadSchema(schema, oddities, other);
    }

    /** One line for the user; empty if all of the text makes sense. */
    public Optional<String> remark() {
        return oddities.stream()
                .findFirst()
                .map(first -> "The schema is read without what makes no sense in it: " + first
                        + (oddities.size() == 1 ? "" : "; and %d more".formatted(oddities.size() - 1)));
    }
}
