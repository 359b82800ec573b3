package io.wirecost.evolution.result;

import java.util.List;

/**
 * An edit of a schema and what came of it.
 *
 * @param edit its kind, as users name it
 * @param label the same in words
 * @param place what was changed; empty for the whole schema
 * @param before the older version, as an Avro schema
 * @param after the newer version
 * @param cells by codec and direction
 * @param judgements of those who see the schemas alone
 */
public record TriedEdit(
        String edit,
        String label,
        String place,
        String before,
        String after,
        List<EvolutionCell> cells,
        List<Judgement> judgements) {
    private static final String GIVEN = "given";

    public TriedEdit {
        cells = List.copyOf(cells);
        judgements = List.copyOf(judgements);
    }

    /** The same with the cells of these codecs. */
    public TriedEdit with(List<EvolutionCell> others) {
        return new TriedEdit(edit, label, place, before, after, others, judgements);
    }

    /** Returns whether both versions were given, so that no edit made the newer one. */
    public boolean isGiven() {
        return edit.equals(GIVEN);
    }

    /** What was changed and where. */
    public String title() {
        return place.isEmpty() ? label : label + " (" + place + ")";
    }
}
