package io.wirecost.harness.proof;

import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueSearch;
import java.util.Optional;

/** Finds what a library has put into the place of an enum, and is no symbol of it. Such a record has no neutral form. */
public final class UnknownSymbol extends ValueSearch {
    /** No text that is shown has it. */
    private static final char BEFORE_VALUE = '\0';

    private final Schema schema;

    public UnknownSymbol(Schema schema) {
        super(schema);
        this.schema = schema;
    }

    /**
     * @param path of the value
     * @param read as a text
     */
    public record Found(String path, String read) {}

    /** Returns the first one. */
    public Optional<Found> in(RecordValue record) {
        return find(record).map(found -> {
            int end = found.indexOf(BEFORE_VALUE);
            return new Found(found.substring(0, end), found.substring(end + 1));
        });
    }

    @Override
    protected Optional<String> leaf(Type type, Object value) {
        return type.asEnum()
                .filter(its -> !schema.enumeration(its.name()).symbols().contains(value))
                .map(its -> BEFORE_VALUE + ShownText.quoted(String.valueOf(value)));
    }
}
