package io.wirecost.results;

import com.fasterxml.jackson.databind.util.StdConverter;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import java.util.Optional;
import java.util.stream.Stream;

/** A cell as the file has it: its figures stand under the name of their kind. */
record CellForm(TrialForm trial, Cell.Status status, Optional<String> reason, Optional<FiguresForm> figures) {
    /** What was measured, under the name of its kind. Exactly one of them is there. */
    record FiguresForm(
            Optional<Sizes> sizes,
            Optional<Speed> speed,
            Optional<Pipeline> pipeline,
            Optional<Interop> interop,
            Optional<Batches> batches,
            Optional<FilePasses> files,
            Optional<Robustness> robustness) {
        FiguresForm {
            if (Stream.of(sizes, speed, pipeline, interop, batches, files, robustness)
                            .filter(Optional::isPresent)
                            .count()
                    != 1) {
                throw new IllegalArgumentException("expected figures of one kind");
            }
        }

        private static FiguresForm of(Cell cell) {
            return new FiguresForm(
                    cell.figures(Sizes.class),
                    cell.figures(Speed.class),
                    cell.figures(Pipeline.class),
                    cell.figures(Interop.class),
                    cell.figures(Batches.class),
                    cell.figures(FilePasses.class),
                    cell.figures(Robustness.class));
        }

        private Figures figures() {
            return Stream.<Optional<? extends Figures>>of(sizes, speed, pipeline, interop, batches, files, robustness)
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElseThrow();
        }
    }

    static final class Writer extends StdConverter<Cell, CellForm> {
        @Override
        public CellForm convert(Cell cell) {
            return new CellForm(
                    TrialForm.of(cell.trial()),
                    cell.status(),
                    cell.reason(),
                    cell.figures().map(any -> FiguresForm.of(cell)));
        }
    }

    static final class Reader extends StdConverter<CellForm, Cell> {
        @Override
        public Cell convert(CellForm form) {
            return new Cell(form.trial.trial(), form.status, form.reason, form.figures.map(FiguresForm::figures));
        }
    }
}
