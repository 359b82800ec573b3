package io.wirecost.compiler.read.avro;

import io.wirecost.core.Problems;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The fields whose types have problems: those in which they are, and not those around them. */
final class RefusedFields {
    private final Problems problems;
    private final Set<String> names = new LinkedHashSet<>();

    RefusedFields(Problems problems) {
        this.problems = problems;
    }

    /**
     * Reads the type of a field.
     *
     * @param field by the full name of its record and its own
     */
    <T> T of(String field, Supplier<T> reading) {
        long problemsBefore = problems.count();
        int namesBefore = names.size();
        T read = reading.get();
        if (problems.count() > problemsBefore && names.size() == namesBefore) {
            names.add(field);
        }
        return read;
    }

    /** What a user can do without changing the schema; empty if no field is refused. */
    Optional<String> waysOut() {
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "--without RECORD.FIELD leaves such a field out, --type RECORD.FIELD=json keeps its JSON as one text: "
                                + String.join(", ", names));
    }
}
