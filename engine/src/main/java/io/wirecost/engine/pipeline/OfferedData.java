package io.wirecost.engine.pipeline;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.plan.PoolSource;
import io.wirecost.pipeline.control.Word.Offer;

/** Gets, on the machine of a service that joins, the data of the run that it joins. */
public interface OfferedData {
    /** @throws InputException if the data are not available here; the message says what to do */
    Dataset dataset(Offer offer) throws InputException;

    PoolSource pools(Offer offer) throws InputException;
}
