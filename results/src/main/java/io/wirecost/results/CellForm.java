package io.wirecost.results;

import com.fasterxml.jackson.databind.util.StdConverter;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Pipeline;
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
            Optional<FilePasses> files) {
        private Figures figures() {
            return Stream.of(sizes, speed, pipeline, interop, batches, files)
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
        private Optional<Sizes> sizes = Optional.empty();
        private Optional<Speed> speed = Optional.empty();
        private Optional<Pipeline> pipeline = Optional.empty();
        private Optional<Interop> interop = Optional.empty();
        private Optional<Batches> batches = Optional.empty();
        private Optional<FilePasses> files = Optional.empty();

        @Override
        public FiguresForm sizes(Sizes given) {
            sizes = Optional.of(given);
            return form();
        }

        @Override
        public FiguresForm speed(Speed given) {
            speed = Optional.of(given);
            return form();
        }

        @Override
        public FiguresForm pipeline(Pipeline given) {
            pipeline = Optional.of(given);
            return form();
        }

        @Override
        public FiguresForm interop(Interop given) {
            interop = Optional.of(given);
            return form();
        }

        @Override
        public FiguresForm batches(Batches given) {
            batches = Optional.of(given);
            return form();
        }

        @Override
        public FiguresForm files(FilePasses given) {
            files = Optional.of(given);
            return form();
        }

        private FiguresForm form() {
            return new FiguresForm(sizes, speed, pipeline, interop, batches, files);
        }
    }
}
