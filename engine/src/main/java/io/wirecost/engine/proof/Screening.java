package io.wirecost.engine.proof;

import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.Session;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Finds, before anything is started, codecs that cannot hold the data and say so. */
public record Screening(Session session) {
    /** Why a codec takes no part: its schema or one of its values is beyond what the codec declares. */
    public Optional<String> refusalReason(CatalogEntry entry) throws IOException {
        return session.runnerSessions().of(entry).refusalReason(entry.info()).or(() -> beyondLimits(entry));
    }

    private Optional<String> beyondLimits(CatalogEntry entry) {
        Dataset dataset = session.dataset();
        LimitCheck check = new LimitCheck(dataset.schema(), entry.info().limits());
        List<RecordValue> records = dataset.records();
        for (int i = 0; i < records.size(); i++) {
            Optional<String> violation = check.violation(records.get(i));
            if (violation.isPresent()) {
                return Optional.of("record " + (i + 1) + ": " + violation.get());
            }
        }
        return Optional.empty();
    }
}
