package io.wirecost.plot.paper;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Moves names apart that would stand on each other. */
public final class Apart {
    private Apart() {}

    /**
     * Returns a place for each, near the one that it wants, in the same order.
     *
     * @param distance at least, between neighbours
     * @param from the least place
     * @param to the greatest place; all have to have room
     */
    public static double[] places(List<Double> wanted, double distance, double from, double to) {
        double[] places = wanted.stream().mapToDouble(Double::doubleValue).toArray();
        int[] order = IntStream.range(0, places.length)
                .boxed()
                .sorted(Comparator.comparing(wanted::get))
                .mapToInt(Integer::intValue)
                .toArray();
        double least = from;
        for (int i : order) {
            places[i] = Math.max(places[i], least);
            least = places[i] + distance;
        }
        double most = to;
        for (int k = order.length - 1; k >= 0; k--) {
            places[order[k]] = Math.min(places[order[k]], most);
            most = places[order[k]] - distance;
        }
        return places;
    }
}
