package io.wirecost.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What of a command repeats it. Two commands that agree in it measure the same, wherever their runs are kept. */
public final class Repetition {
    /** Options that say where a run is kept, each with a folder: a second run has another one. */
    private static final Set<String> ONCE = Set.of("--out", "--resume");

    private Repetition() {}

    /** Returns the arguments without the folder that holds the run. */
    public static List<String> of(List<String> arguments) {
        List<String> repeating = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String word = arguments.get(i);
            if (ONCE.contains(word)) {
                i++;
            } else if (ONCE.stream().noneMatch(option -> word.startsWith(option + "="))) {
                repeating.add(word);
            }
        }
        return repeating;
    }
}
