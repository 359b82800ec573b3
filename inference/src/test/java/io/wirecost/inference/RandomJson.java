package io.wirecost.inference;

import io.wirecost.core.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** JSON that no schema had a hand in. */
final class RandomJson {
    private static final List<String> KEYS = List.of(
            "id", "event-id", "$ref", "", "a.b", "ID", "日付", "x y", "__proto__", "class", "1", "2024-01-01", "\u2028");
    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "true",
            "null",
            "007",
            "12",
            "-0",
            "1.50",
            "1e5",
            "2024-02-29",
            "2024-02-30",
            "23:59:59.5",
            "2024-01-01T00:00:00Z",
            "2024-01-01T00:00:00.000Z",
            "2024-01-01 00:00:00+02:00",
            "Tue, 03 Jun 2008 11:05:30 GMT",
            "Wed Aug 27 13:08:45 +0000 2008",
            "123e4567-e89b-12d3-a456-426614174000",
            "123E4567-E89B-12D3-A456-426614174000",
            "aGVsbG8gd29ybGQgMTIz",
            "{\"a\":1}",
            "\ud83d\ude00 \"quoted\" \\ \u0001");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "1",
            "2147483648",
            "-2147483649",
            "9223372036854775807",
            "9223372036854775808",
            "1.0",
            "1.50",
            "0.1",
            "1e400",
            "1E-7",
            "3.141592653589793238",
            "9007199254740993",
            "-0.0",
            "100000000000000000000.5");

    private final Random random;

    RandomJson(long seed) {
        random = new Random(seed);
    }

    /** So many records, whose fields have a few habits each. */
    List<Json> records(int count) {
        List<Json> records = new ArrayList<>();
        Map<String, List<Integer>> habits = new LinkedHashMap<>();
        KEYS.forEach(key -> habits.put(key, List.of(random.nextInt(8), random.nextInt(8))));
        for (int i = 0; i < count; i++) {
            Map<String, Json> members = new LinkedHashMap<>();
            habits.forEach((key, kinds) -> {
                if (random.nextInt(5) > 0) {
                    members.put(key, value(kinds.get(random.nextInt(10) / 9), 0));
                }
            });
            records.add(new Json.Obj(members));
        }
        return records;
    }

    private Json value(int kind, int depth) {
        return switch (kind) {
            case 0, 1 -> new Json.Str(TEXTS.get(random.nextInt(TEXTS.size())));
            case 2, 3 -> new Json.Num(NUMBERS.get(random.nextInt(NUMBERS.size())));
            case 4 -> new Json.Bool(random.nextBoolean());
            case 5 -> depth > 3 ? new Json.Null() : object(depth);
            case 6 -> depth > 3 ? new Json.Arr(List.of()) : array(depth);
            default -> new Json.Null();
        };
    }

    private Json object(int depth) {
        Map<String, Json> members = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            members.put(KEYS.get(random.nextInt(KEYS.size())), value(random.nextInt(8), depth + 1));
        }
        return new Json.Obj(members);
    }

    private Json array(int depth) {
        List<Json> elements = new ArrayList<>();
        int kind = random.nextInt(8);
        for (int i = random.nextInt(4); i > 0; i--) {
            elements.add(value(kind, depth + 1));
        }
        return new Json.Arr(elements);
    }
}
