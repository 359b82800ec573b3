package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;

/** The edit that leads from one given schema to another. */
public final class SchemaPair {
    private SchemaPair() {}

    /** Fields of the same name are the same, and so are those of which one has the other's name as an alias. */
    public static Edit of(Schema from, Schema to) {
        Counterparts aliases = new AliasCounterparts();
        Meaning meaning = Meaning.of(aliases, aliases);
        return new Edit(EditKind.GIVEN, "", from, to, meaning.backward(from, to), meaning.forward(from, to));
    }
}
