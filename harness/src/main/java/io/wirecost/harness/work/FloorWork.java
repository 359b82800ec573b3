package io.wirecost.harness.work;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The reference that no honest operation undercuts: copying the encoded bytes. Goes through all groups as one, each with
 * the same weight, as a trial's score does.
 */
final class FloorWork extends Work<byte[]> {
    FloorWork(List<List<byte[]>> encoded) {
        super(List.of(interleave(encoded)));
    }

    @Override
    public Object next() {
        byte[] bytes = take();
        return Arrays.copyOf(bytes, bytes.length);
    }

    private static List<byte[]> interleave(List<List<byte[]>> groups) {
        int longest = groups.stream().mapToInt(List::size).max().orElseThrow();
        List<byte[]> all = new ArrayList<>();
        for (int i = 0; i < longest; i++) {
            for (List<byte[]> group : groups) {
                all.add(group.get(i % group.size()));
            }
        }
        return all;
    }
}
