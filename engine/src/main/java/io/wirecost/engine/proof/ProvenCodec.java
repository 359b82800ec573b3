package io.wirecost.engine.proof;

import io.wirecost.core.codec.Ability;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.Set;

/** A codec that returned every record, with its abilities beyond the contract. */
public record ProvenCodec(CatalogEntry entry, Set<Ability> abilities) {
    public ProvenCodec {
        abilities = Set.copyOf(abilities);
    }

    public boolean can(Ability ability) {
        return abilities.contains(ability);
    }
}
