package io.wirecost.inference;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.workloads.records.Taken;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.JsonSources;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.nio.file.Path;

/** Makes a dataset of JSON records that came without a schema. */
public final class InferredRecords {
    private InferredRecords() {}

    /**
     * Finds the schema of the records and takes those that are measured.
     *
     * @param listener is told how far it is
     * @throws InputException with every problem of the records or of the requests
     */
    public static Dataset read(Path records, Requests requests, Sampling sampling, PassListener listener)
            throws InputException {
        Inferred inferred = infer(records, requests, sampling, listener);
        Taken taken = inferred.taken();
        return UserRecords.dataset(
                records,
                inferred.schema(),
                new Taken(
                        taken.records(),
                        taken.given().map(given -> given.with(inferred.findings(), inferred.withoutUnions())),
                        taken.sampled()));
    }

    /** Finds the schema of the records of a file or folder. */
    public static Inferred infer(Path records, Requests requests, Sampling sampling, PassListener listener)
            throws InputException {
        try {
            return new Inference(JsonSources.of(records), requests, listener)
                    .infer(UserRecords.name(records), sampling);
        } catch (IOException e) {
            throw new InputException(records + ": cannot be read: " + e.getMessage());
        }
    }
}
