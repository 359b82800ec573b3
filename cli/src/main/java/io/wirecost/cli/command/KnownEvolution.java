package io.wirecost.cli.command;

import io.wirecost.evolution.trial.EvolutionTrial;
import java.io.IOException;

/**
 * What is known of a trial of edits: the codecs that are finished.
 *
 * @param page shows it
 */
record KnownEvolution(EvolutionTrial trial, EvolutionReport page) implements Farewell.Known {
    @Override
    public boolean isNothing() {
        return trial.known().isEmpty();
    }

    @Override
    public void report() throws IOException {
        page.show(trial.known().orElseThrow());
    }

    @Override
    public String whatNext() {
        return "The codecs that were finished are in " + page.folder()
                + ". For the others, start it again with their names behind --codec, and another --out.";
    }
}
