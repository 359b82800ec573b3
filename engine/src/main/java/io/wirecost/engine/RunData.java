package io.wirecost.engine;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.core.schema.SchemaText;
import java.util.Optional;

/** A dataset as a run describes it. */
final class RunData {
    private RunData() {}

    static Run.Data describe(Dataset dataset) {
        return new Run.Data(
                dataset.name(),
                SchemaText.format(dataset.schema()),
                dataset.schema().checksum(),
                dataset.checksum(),
                dataset.seed().isPresent() ? Optional.of(dataset.seed().getAsLong()) : Optional.empty(),
                dataset.groups().stream()
                        .map(group ->
                                new Run.DataGroup(group.label(), group.records().size()))
                        .toList());
    }
}
