package io.wirecost.engine.speed;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.List;

/**
 * A unit that takes its turn in a round: a codec and the operations that share a JVM.
 *
 * @param trials of the operations, in their order
 */
record ForkUnit(CatalogEntry entry, List<Operation> operations, List<Trial> trials) {
    ForkUnit {
        operations = List.copyOf(operations);
        trials = List.copyOf(trials);
    }
}
