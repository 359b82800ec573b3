package io.wirecost.evolution.page;

import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.GivenSize;
import io.wirecost.evolution.result.ReadingDirection;
import java.util.List;
import java.util.Optional;

/** How large the given records are in both versions of a schema, as one codec writes them. */
record SizePair(GivenSize older, GivenSize newer) {
    /**
     * The sizes that belong to one edit and one codec.
     *
     * @return empty if not all of the records have a newer form
     */
    static Optional<SizePair> of(List<EvolutionCell> cells) {
        return given(cells, ReadingDirection.BACKWARD)
                .flatMap(older -> given(cells, ReadingDirection.FORWARD)
                        .filter(newer -> newer.messages() == older.messages())
                        .map(newer -> new SizePair(older, newer)));
    }

    private static Optional<GivenSize> given(List<EvolutionCell> cells, ReadingDirection direction) {
        return cells.stream()
                .filter(cell -> cell.direction() == direction)
                .flatMap(cell -> cell.given().stream())
                .findFirst();
    }

    /** Bytes by which the mean message is larger in the newer version. */
    double more() {
        return (double) (newer.sizeBytes() - older.sizeBytes()) / newer.messages();
    }
}
