package io.wirecost.engine.run;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.AsSent;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.schema.SchemaText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A dataset as a run describes it. */
public final class RunData {
    private RunData() {}

    static Run.Data describe(Dataset dataset) {
        return new Run.Data(
                dataset.name(),
                SchemaText.format(dataset.schema()),
                dataset.schema().checksum(),
                dataset.checksum(),
                dataset.seed().isPresent() ? Optional.of(dataset.seed().getAsLong()) : Optional.empty(),
                dataset.given()
                        .map(given -> new AsGiven(
                                sizes(dataset, given.compactBytes()),
                                sizes(dataset, given.fileBytes()),
                                given.leftOut(),
                                Optional.of(given.notes()).filter(notes -> !notes.equals(GivenNotes.NONE)),
                                given.findings(),
                                Optional.empty(),
                                Optional.empty())),
                dataset.sent().map(sent -> new AsSent(sizes(dataset, sent.bytes()), sent.reading())),
                dataset.sampled(),
                dataset.parameters(),
                Optional.empty(),
                dataset.groups().stream()
                        .map(group ->
                                new Run.DataGroup(group.label(), group.records().size()))
                        .toList());
    }

    /** Sizes of all records, in the dataset's groups. */
    public static Sizes sizes(Dataset dataset, List<Integer> bytes) {
        List<List<Integer>> groups = new ArrayList<>();
        int from = 0;
        for (Group group : dataset.groups()) {
            int to = from + group.records().size();
            groups.add(bytes.subList(from, to));
            from = to;
        }
        return new Sizes(groups);
    }
}
