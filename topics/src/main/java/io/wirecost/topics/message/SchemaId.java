package io.wirecost.topics.message;

import io.wirecost.core.InputException;
import io.wirecost.topics.registry.Registry;
import java.util.Optional;
import java.util.UUID;

/** How a message names the schema that it was written by. */
sealed interface SchemaId {
    /** The number that the registry has for it; empty if it knows none. */
    Optional<Integer> number(Registry registry) throws InputException;

    /** The registry's own number. */
    record Numbered(int number) implements SchemaId {
        @Override
        public Optional<Integer> number(Registry registry) {
            return Optional.of(number);
        }

        @Override
        public String toString() {
            return String.valueOf(number);
        }
    }

    /** An id that is the same in all registries. */
    record Guid(UUID guid) implements SchemaId {
        @Override
        public Optional<Integer> number(Registry registry) throws InputException {
            return registry.number(guid);
        }

        @Override
        public String toString() {
            return guid.toString();
        }
    }
}
