package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;
import java.util.function.Consumer;

/**
 * A change that a schema has a place for.
 *
 * @param place as {@link Edit#place}
 * @param change what is done to the older version
 */
record SchemaChange(EditKind kind, String place, Consumer<Draft> change, Meaning meaning) {
    /** A change after which what has the same name is the same. */
    SchemaChange(EditKind kind, String place, Consumer<Draft> change) {
        this(kind, place, change, Meaning.byName());
    }

    /** @param before a schema with numbers */
    Edit of(Schema before) {
        Draft draft = new Draft(before);
        change.accept(draft);
        Schema drafted = draft.finish();
        Schema after = new CarriedDefaults(before, meaning.backward(before, drafted)).of(drafted);
        return new Edit(kind, place, before, after, meaning.backward(before, after), meaning.forward(before, after));
    }
}
