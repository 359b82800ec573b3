package io.wirecost.studies.figure;

import io.wirecost.core.run.Run;
import io.wirecost.studies.source.StudiedQuantity;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The groups of a dataset that a figure is about. */
final class Groups {
    private Groups() {}

    /** Returns their indices; empty where the run lacks one of them. */
    static List<Integer> of(Run run, StudiedQuantity quantity, StudiedQuantity.Case under) {
        int all = run.data().groups().size();
        if (under.at().isPresent()) {
            return IntStream.range(0, all)
                    .filter(group -> run.data()
                            .groups()
                            .get(group)
                            .label()
                            .equals(under.at().get()))
                    .boxed()
                    .toList();
        }
        Optional<int[]> range = quantity.groups().map(Groups::range);
        int first = range.map(ends -> ends[0] - 1).orElse(0);
        int last = range.map(ends -> ends[1]).orElse(all);
        return last > all ? List.of() : IntStream.range(first, last).boxed().toList();
    }

    private static int[] range(String text) {
        int dots = text.indexOf("..");
        return new int[] {Integer.parseInt(text.substring(0, dots)), Integer.parseInt(text.substring(dots + 2))};
    }
}
