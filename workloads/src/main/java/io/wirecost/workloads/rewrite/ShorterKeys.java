package io.wirecost.workloads.rewrite;

import io.wirecost.core.json.Json;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Keys of one or two letters: the more often a key stands in the records, the shorter it gets. A key that stands in fewer
 * than one of a hundred records may be data, as in a map, and stays. Each name gets one letter in all objects, so a list of
 * names turns them back.
 */
public final class ShorterKeys implements Rewrite {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private static final int MOST = LETTERS.length() + LETTERS.length() * LETTERS.length();
    private static final int OF = 100;

    private final Map<String, String> names;

    private ShorterKeys(Map<String, String> names) {
        this.names = names;
    }

    /** Returns the keys for these records. */
    public static ShorterKeys of(List<Json> records) {
        Map<String, Integer> times = new HashMap<>();
        Map<String, Integer> inRecords = new HashMap<>();
        for (Json record : records) {
            Map<String, Integer> own = new HashMap<>();
            count(record, own);
            own.forEach((key, number) -> {
                times.merge(key, number, Integer::sum);
                inRecords.merge(key, 1, Integer::sum);
            });
        }
        List<String> usual = times.keySet().stream()
                .filter(key -> OF * inRecords.get(key) >= records.size())
                .sorted(Comparator.<String, Integer>comparing(key -> -times.get(key))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
        return new ShorterKeys(names(usual, times.keySet()));
    }

    private static void count(Json json, Map<String, Integer> keys) {
        if (json instanceof Json.Obj object) {
            object.members().forEach((key, value) -> {
                keys.merge(key, 1, Integer::sum);
                count(value, keys);
            });
        } else if (json instanceof Json.Arr array) {
            array.elements().forEach(element -> count(element, keys));
        }
    }

    /** A key that is shorter already stays, and so does one whose name another key has. */
    private static Map<String, String> names(List<String> usual, Set<String> all) {
        Map<String, String> names = new LinkedHashMap<>();
        int next = 0;
        for (String key : usual) {
            while (next < MOST && all.contains(name(next))) {
                next++;
            }
            if (next < MOST && name(next).length() < key.length()) {
                names.put(key, name(next++));
            }
        }
        return names;
    }

    private static String name(int place) {
        int letters = LETTERS.length();
        return place < letters
                ? LETTERS.substring(place, place + 1)
                : "" + LETTERS.charAt((place - letters) / letters) + LETTERS.charAt((place - letters) % letters);
    }

    @Override
    public Json of(Json json) {
        if (json instanceof Json.Obj object) {
            Map<String, Json> members = new LinkedHashMap<>();
            object.members().forEach((key, value) -> members.put(names.getOrDefault(key, key), of(value)));
            return new Json.Obj(members);
        }
        return json instanceof Json.Arr array
                ? new Json.Arr(array.elements().stream().map(this::of).toList())
                : json;
    }

    @Override
    public int changes() {
        return names.size();
    }
}
