package io.wirecost.core;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with an input, each with its position, so that a user hears of all of it at once. */
public final class Problems {
    private static final int MOST_SHOWN = 20;

    private final String source;
    private final int mostShown;
    private final List<String> shown = new ArrayList<>();
    private int more;
    private String placeSource;
    private String place = "";

    private Problems(String source, int mostShown) {
        this.source = source;
        this.placeSource = source;
        this.mostShown = mostShown;
    }

    /** Creates a collector for several inputs; each problem names its own place. */
    public Problems() {
        this("", Integer.MAX_VALUE);
    }

    /** Returns a collector for one source. */
    public static Problems in(String source) {
        return new Problems(source, Integer.MAX_VALUE);
    }

    /**
     * Returns a collector for one source that may have very many problems. It reports the first ones and counts the
     * others.
     */
    public static Problems inMany(String source) {
        return new Problems(source, MOST_SHOWN);
    }

    /** Something that is made from input. */
    public interface Choice<V> {
        V make() throws InputException;
    }

    /** What the input means; null when it means nothing, which is one more problem. */
    public <V> V collect(Choice<V> choice) {
        try {
            return choice.make();
        } catch (InputException e) {
            e.problems().forEach(this::add);
            return null;
        }
    }

    /** Moves on: paths that are told from now on begin at this place of the source, e.g. {@code record 3 (line 4)}. */
    public void moveTo(String next) {
        place = next;
    }

    /** Moves on to a place of one file, where the source has many. */
    public void moveTo(String file, String next) {
        placeSource = file;
        place = next;
    }

    /** @param path from the place; empty for the place itself */
    public void add(String path, String problem) {
        add(new Position(placeSource, place, path).prefix() + problem);
    }

    /** Adds a problem that says itself where it is. */
    public void add(String problem) {
        if (shown.size() < mostShown) {
            shown.add(problem);
        } else {
            more++;
        }
    }

    /** How many were added, with those that are not shown. */
    public long count() {
        return shown.size() + (long) more;
    }

    public boolean isEmpty() {
        return shown.isEmpty();
    }

    /** What was added, with a last line for those that are counted only. */
    public List<String> all() {
        List<String> all = new ArrayList<>(shown);
        if (more > 0) {
            all.add(new Position(source, "", "").prefix() + "and " + more + " more");
        }
        return all;
    }

    /** @throws InputException with every problem, if there is any */
    public void refuse() throws InputException {
        if (!isEmpty()) {
            throw new InputException(all());
        }
    }
}
