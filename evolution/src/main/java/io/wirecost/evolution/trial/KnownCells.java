package io.wirecost.evolution.trial;

import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.TriedEdit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The cells of the codecs that are finished so far. They stand in the order of the codecs, whichever was finished first. */
final class KnownCells {
    private final Evolution head;
    private final List<EditTask> tasks;
    private final List<TriedCodec> codecs;
    private final Map<TriedCodec, Map<EditTask, List<EvolutionCell>>> finished = new HashMap<>();

    /**
     * @param head what is known before any codec is tried
     * @param tasks one for each edit of the head
     */
    KnownCells(Evolution head, List<EditTask> tasks, List<TriedCodec> codecs) {
        this.head = head;
        this.tasks = tasks;
        this.codecs = codecs;
    }

    synchronized void add(TriedCodec codec, Map<EditTask, List<EvolutionCell>> cells) {
        finished.put(codec, cells);
    }

    /** Returns what is known; empty if no codec is finished. */
    synchronized Optional<Evolution> evolution() {
        return finished.isEmpty()
                ? Optional.empty()
                : Optional.of(new Evolution(head.dataset(), head.seed(), head.records(), missing(), edits()));
    }

    /** By the names under which users choose them, whichever setting of them is not finished. */
    private List<String> missing() {
        return codecs.stream()
                .filter(codec -> !finished.containsKey(codec))
                .map(codec -> codec.entry().name())
                .distinct()
                .toList();
    }

    private List<TriedEdit> edits() {
        List<TriedEdit> edits = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            EditTask task = tasks.get(i);
            edits.add(head.edits()
                    .get(i)
                    .with(codecs.stream()
                            .filter(finished::containsKey)
                            .flatMap(codec -> finished.get(codec).get(task).stream())
                            .toList()));
        }
        return edits;
    }
}
