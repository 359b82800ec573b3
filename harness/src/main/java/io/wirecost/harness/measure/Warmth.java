package io.wirecost.harness.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides when an operation is warm: the compilers have been quiet for some windows in a row, and over these the time of
 * an operation has no trend any more.
 */
final class Warmth {
    /** Windows that are looked at. */
    private static final int WINDOWS = 4;

    /** Share of a window's processor time below which a compiler is quiet. It never stops altogether. */
    private static final double QUIET = 0.05;

    /** How far the later half of the windows may be from the earlier half. */
    private static final double LEVEL = 0.1;

    private final List<Window> windows = new ArrayList<>();

    /**
     * A stretch of the warm-up in which every group has its share.
     *
     * @param nanosPerOperation processor time, mean over the groups
     * @param compilerShare what the compilers took, as a share of the operation's own processor time
     */
    record Window(double nanosPerOperation, double compilerShare) {}

    void add(Window window) {
        windows.add(window);
    }

    boolean isWarm() {
        if (windows.size() < WINDOWS) {
            return false;
        }
        List<Window> last = windows.subList(windows.size() - WINDOWS, windows.size());
        double ratio = fastest(last.subList(WINDOWS / 2, WINDOWS)) / fastest(last.subList(0, WINDOWS / 2));
        return last.stream().allMatch(window -> window.compilerShare < QUIET) && Math.abs(ratio - 1) <= LEVEL;
    }

    private static double fastest(List<Window> windows) {
        return windows.stream().mapToDouble(Window::nanosPerOperation).min().orElseThrow();
    }
}
