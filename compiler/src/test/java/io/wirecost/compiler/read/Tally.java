package io.wirecost.compiler.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** How many schemas were taken, and why the others were not. */
public final class Tally {
    private final Pattern placed;
    private final Map<String, Integer> reasons = new TreeMap<>();
    private final List<String> unplaced = new ArrayList<>();
    private int taken;
    private int all;

    /** @param placed what a problem looks like that names its place */
    public Tally(String placed) {
        this.placed = Pattern.compile(placed);
    }

    /** Reads one. */
    public interface Read {
        ReadSchema read() throws InputException;
    }

    public void read(Read schema) {
        all++;
        try {
            schema.read();
            taken++;
        } catch (InputException e) {
            for (String problem : e.problems()) {
                reasons.merge(reason(problem), 1, Integer::sum);
                if (!placed.matcher(problem).matches()) {
                    unplaced.add(problem);
                }
            }
        }
    }

    /** So many were taken, and each other one was refused at its place. */
    public void assertTaken(int expected) {
        assertThat(unplaced).isEmpty();
        assertThat(taken).as(toString()).isEqualTo(expected);
    }

    private static String reason(String problem) {
        return problem.replaceAll("^\\S+: ", "")
                .replaceAll("\\S*[./#_]\\S*", "…")
                .replaceAll("[;:].*", "");
    }

    @Override
    public String toString() {
        return taken + " of " + all + " taken; refused: " + reasons;
    }
}
