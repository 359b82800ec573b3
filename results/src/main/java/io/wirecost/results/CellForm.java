package io.wirecost.results;

import com.fasterxml.jackson.databind.util.StdConverter;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import java.util.Optional;
import java.util.stream.Stream;

/** A cell as the file has it: its figures stand under the name of their kind. */
record CellForm(TrialForm trial, Cell.Status status, Optional<String> reason, Optional<FiguresForm> figures) {
    /** Exactly one of them is there. */
    record FiguresForm(
            Optional<Sizes> sizes, Optional<Speed> speed, Optional<Pipeline> pipeline, Optional<Interop> interop) {
        private Figures figures() {
            return Stream.of(sizes, speed, pipeline, interop)
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no figures"));
        }
    }

    static final class Writer extends StdConverter<Cell, CellForm> {
        @Override
        public CellForm convert(Cell cell) {
            return new CellForm(
                    TrialForm.of(cell.trial()),
                    cell.status(),
                    cell.reason(),
                    cell.figures().map(figures -> figures.accept(new Form())));
        }
    }

    static final class Reader extends StdConverter<CellForm, Cell> {
        @Override
        public Cell convert(CellForm form) {
            return new Cell(form.trial.trial(), form.status, form.reason, form.figures.map(FiguresForm::figures));
        }
    }

    private static final class Form implements Figures.Visitor<FiguresForm> {
        @Override
        public FiguresForm sizes(Sizes sizes) {
            return new FiguresForm(Optional.of(sizes), Optional.empty(), Optional.empty(), Optional.empty());
        }

        @Override
        public FiguresForm speed(Speed speed) {
            return new FiguresForm(Optional.empty(), Optional.of(speed), Optional.empty(), Optional.empty());
        }

        @Override
        public FiguresForm pipeline(Pipeline pipeline) {
            return new FiguresForm(Optional.empty(), Optional.empty(), Optional.of(pipeline), Optional.empty());
        }

        @Override
        public FiguresForm interop(Interop interop) {
            return new FiguresForm(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(interop));
        }
    }
}
