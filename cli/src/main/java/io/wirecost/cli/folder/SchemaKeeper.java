package io.wirecost.cli.folder;

import io.wirecost.analysis.settling.Open;
import io.wirecost.compiler.target.Emission;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Keeps every derived schema in the run's folder and passes everything on. */
public final class SchemaKeeper implements RunListener {
    private final SchemaFolder folder;
    private final RunListener next;

    public SchemaKeeper(SchemaFolder folder, RunListener next) {
        this.folder = folder;
        this.next = next;
    }

    @Override
    public void derived(String target, Emission emission) {
        try {
            folder.write(target, emission);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        next.derived(target, emission);
    }

    @Override
    public void planned(List<RunStep> remaining) {
        next.planned(remaining);
    }

    @Override
    public void started(RunStep step) {
        next.started(step);
    }

    @Override
    public void known(Run run) {
        next.known(run);
    }

    @Override
    public void settling(List<Open> cells) {
        next.settling(cells);
    }

    @Override
    public void news(String text) {
        next.news(text);
    }

    @Override
    public void decided(Cell cell) {
        next.decided(cell);
    }
}
