package io.wirecost.evolution.trial;

import io.wirecost.core.Outcome;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.DecodeResult.Refused;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Newer messages on their way through an old service that works on the library's own object and not on one of its own. It
 * writes the object as it has read it.
 *
 * @param files what it has written of the messages of each edit
 * @param problems why messages were not passed on
 */
record OwnObjectPass(List<Path> files, Outcome<List<List<Optional<String>>>> problems) {
    /** The messages of one edit; empty where the codec has no object that it can pass on. */
    Optional<Path> file(int task) {
        return problems.isDone() && problems.value().get(task).stream().anyMatch(Optional::isEmpty)
                ? Optional.of(files.get(task))
                : Optional.empty();
    }

    /** @param last what the newer reader has made of the messages that were passed on */
    List<DecodeResult> results(int task, List<DecodeResult> last) {
        Iterator<DecodeResult> ends = last.iterator();
        List<DecodeResult> all = new ArrayList<>();
        for (Optional<String> problem : problems.value().get(task)) {
            all.add(problem.<DecodeResult>map(Refused::new).orElseGet(ends::next));
        }
        return all;
    }
}
