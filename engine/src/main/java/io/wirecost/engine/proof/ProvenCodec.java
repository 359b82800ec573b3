package io.wirecost.engine.proof;

import io.wirecost.core.codec.Ability;
import io.wirecost.engine.catalog.CatalogEntry;
import java.nio.file.Path;
import java.util.Set;

/**
 * A codec that returned every record.
 *
 * @param abilities what it can do beyond the contract
 * @param written what it has written of all records, and of those that are compressed together; there only as long as it is needed
 */
public record ProvenCodec(CatalogEntry entry, Set<Ability> abilities, Path written) {
    public ProvenCodec {
        abilities = Set.copyOf(abilities);
    }

    public boolean can(Ability ability) {
        return abilities.contains(ability);
    }
}
