package io.wirecost.evolution.result;

import java.util.List;

/**
 * What came of edits of a schema.
 *
 * @param dataset the workload, or the file of the records
 * @param seed chose the places of edits and the values of records
 * @param records how many given records were written for each edit
 */
public record Evolution(String dataset, long seed, int records, List<TriedEdit> edits) {
    public Evolution {
        edits = List.copyOf(edits);
    }
}
