package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;

/** What an edit means: what the readers of both versions should see. */
interface Meaning {
    /** Of records of the older version, with the newer one. */
    Resolution backward(Schema before, Schema after);

    /** Of records of the newer version, with the older one. */
    Resolution forward(Schema before, Schema after);

    /** @param backward which parts of the older version, which writes, are which of the newer one */
    static Meaning of(Counterparts backward, Counterparts forward) {
        return new Meaning() {
            @Override
            public Resolution backward(Schema before, Schema after) {
                return new Resolution(before, after, backward);
            }

            @Override
            public Resolution forward(Schema before, Schema after) {
                return new Resolution(after, before, forward);
            }
        };
    }

    /** What has the same name is the same. */
    static Meaning byName() {
        return of(Counterparts.BY_NAME, Counterparts.BY_NAME);
    }

    /** One field or symbol has a new name, and is the same. */
    static Meaning renamed(String definition, String from, String to) {
        Renamed renamed = new Renamed(definition, from, to);
        return of(renamed, renamed.inverse());
    }
}
