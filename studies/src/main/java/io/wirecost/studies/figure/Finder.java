package io.wirecost.studies.figure;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;

/** Finds one kind of figures in a run. */
interface Finder {
    /** The figure of a line; empty where the run has none. */
    Optional<Sample> find(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line);

    /**
     * How many times as much a line is as another, by what was taken side by side in the run. Empty where nothing was: two
     * samples are all that is known then.
     */
    default Optional<Quotient> ratio(
            Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine one, StudyLine other) {
        return Optional.empty();
    }

    /** The figure of a line in each of the groups by itself; none where the run has none. */
    default List<Sample> byGroup(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        return Groups.of(run, quantity, under).stream()
                .flatMap(group -> find(run, quantity.ofGroup(group), under, line).stream())
                .toList();
    }

    /** The finder of a figure. */
    static Finder of(StudiedQuantity.QuantityKind kind) {
        return switch (kind) {
            case SIZE -> new SizeFinder();
            case FIELD, KIND -> new AccountFinder();
            case SERIALIZE, DESERIALIZE, ROUND_TRIP, TO_NATIVE, WRITE, BUILT, READ, FROM_NATIVE, ACCESS ->
                new SpeedFinder();
            case FILE_SIZE, FILE_WRITE, FILE_ENCODE, FILE_READ, FILE_DECODE -> new FileFinder();
            case PIPELINE, PAYLOAD, SERVICES -> new PipelineFinder();
        };
    }

    /** What was measured of a codec; empty where nothing was, or it was refused. */
    static <F extends Figures> Optional<F> measured(Run run, Variant codec, Task task, Class<F> kind) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().codec().equals(codec)
                        && cell.trial().task().equals(task))
                .findFirst()
                .flatMap(cell -> cell.figures(kind));
    }
}
