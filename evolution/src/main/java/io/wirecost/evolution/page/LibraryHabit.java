package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.TriedEdit;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a library makes of another version's messages, other than libraries of its format that read the same bytes.
 * docs/evolution.md names the source of each.
 *
 * @param words for a page
 * @param codecs that have it, as pages name them
 * @param edits where it shows
 * @param effect what it makes of these
 */
record LibraryHabit(String words, Set<String> codecs, Set<EditKind> edits, HabitEffect effect) {
    /** All that are known. */
    static final List<LibraryHabit> ALL = Stream.of(
                    HabitsOfJvm.ALL, HabitsOfScala.ALL, HabitsOfNode.ALL, HabitsOfPhp.ALL)
            .flatMap(Collection::stream)
            .toList();

    /** Returns whether it is why a cell of an edit is as it is. */
    boolean explains(TriedEdit edit, EvolutionCell cell) {
        return edits.stream().anyMatch(kind -> kind.id().equals(edit.edit())) && mayExplain(cell);
    }

    /** Returns whether it would be why a cell is as it is, if the edit were one of those in which it shows. */
    boolean mayExplain(EvolutionCell cell) {
        return codecs.contains(CodecName.shipped(cell)) && effect.isOf(cell);
    }
}
