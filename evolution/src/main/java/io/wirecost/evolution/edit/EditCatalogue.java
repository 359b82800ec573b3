package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;
import java.util.List;

/** The edits of a schema: every kind wherever the schema has a place for it, within bounds. */
public final class EditCatalogue {
    private EditCatalogue() {}

    /** The chosen edits in the order of their kinds. The same seed gives the same edits. */
    public static List<Edit> of(Schema schema, EditChoice choice) {
        return choice.kinds().contains(EditKind.NO_EDIT)
                ? List.of(new Edit(EditKind.NO_EDIT, "", schema, schema, Wished::of, Wished::of))
                : List.of();
    }
}
