package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;

/**
 * A change of a schema at one place.
 *
 * @param place what is changed, by its definition: {@code Order.status} for a field, {@code Status} for a type; empty for
 *     the whole schema
 * @param before the older version
 * @param after the newer version
 * @param backward what a reader of the newer version should see of records of the older one
 * @param forward what a reader of the older version should see of records of the newer one
 */
public record Edit(EditKind kind, String place, Schema before, Schema after, Wish backward, Wish forward) {
    /** The same edit, of which others say what readers should see. */
    public Edit with(Wish ofOlder, Wish ofNewer) {
        return new Edit(kind, place, before, after, ofOlder, ofNewer);
    }
}
