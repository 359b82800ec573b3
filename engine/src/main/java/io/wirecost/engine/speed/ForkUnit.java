package io.wirecost.engine.speed;

import io.wirecost.core.codec.Operation;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.List;

/** A unit that takes its turn in a round: a codec and the operations that share a JVM. */
record ForkUnit(CatalogEntry entry, List<Operation> operations) {
    ForkUnit {
        operations = List.copyOf(operations);
    }
}
