package io.wirecost.evolution.result;

import java.util.List;

/**
 * What came of edits of a schema.
 *
 * @param dataset the workload, or the file of the records
 * @param seed chose the places of edits and the values of records
 * @param records how many given records were written for each edit
 * @param missing codecs that are not finished since the trial was interrupted; none if it is complete
 */
public record Evolution(String dataset, long seed, int records, List<String> missing, List<TriedEdit> edits) {
    public Evolution {
        missing = List.copyOf(missing);
        edits = List.copyOf(edits);
    }
}
