package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;

/** The edit that leads from one given schema to another. */
public final class SchemaPair {
    private SchemaPair() {}

    /**
     * Fields of the same name are the same, and so are those of which one has the other's name as an alias. Where the schemas'
     * language has numbers, fields have the given ones, and the fields of a oneof are fields of the message around it. Otherwise
     * what is the same has the same number.
     */
    public static Edit of(Schema from, Schema to) {
        Counterparts same = new AliasCounterparts();
        if (NumberedLanguage.isOf(from) && NumberedLanguage.isOf(to)) {
            Schema before = Ranks.of(NumberedLanguage.complete(from), to);
            Schema after = Ranks.of(NumberedLanguage.complete(to), from);
            return edit(before, after, new FlatOneofs(before, after, same), new FlatOneofs(after, before, same));
        }
        Schema before = Draft.numbered(from);
        Schema after = Draft.following(before, to, same);
        return edit(before, after, new Resolution(before, after, same), new Resolution(after, before, same));
    }

    private static Edit edit(Schema before, Schema after, Wish backward, Wish forward) {
        return new Edit(EditKind.GIVEN, "", before, after, backward, forward);
    }
}
