package io.wirecost.engine;

import io.wirecost.core.codec.Operation;
import java.util.List;

/** What takes its turn in a round: a codec and the operations that share a JVM. */
record ForkUnit(Candidate candidate, List<Operation> operations) {
    ForkUnit {
        operations = List.copyOf(operations);
    }
}
