package io.wirecost.contract;

import io.wirecost.core.schema.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gives some fields keys that mean something to a format or library, need escapes, or look like another one. */
final class RandomKeys {
    /** Longer than a name in any buffer of a library that expects names. */
    static final String LONG = "key-".repeat(1_250);

    /** Without U+0000, which some formats cannot hold. */
    static final List<String> HOSTILE = Stream.concat(
                    Stream.of(
                            ("event-id $ref @type @id @class $type a.b a/b </script> __proto__ constructor class _id $10"
                                            + " $ion_1_0 null true 1 -1 ~ - ? : #a &a *a !a [] {} { %s ${a} \\u0041 ' `")
                                    .split(" ")),
                    Stream.of(
                            "",
                            " ",
                            "a b",
                            " a: b ",
                            "quote\"back\\slash",
                            "\"",
                            "\\",
                            "\t",
                            "\r\n",
                            "\u0001",
                            "\u007f",
                            "\u0085",
                            "\u2028",
                            "\ufeff",
                            "\uffff",
                            "\u00e9t\u00e9",
                            "\u65e5\u4ed8",
                            "\ud83d\ude80",
                            LONG))
            .toList();

    private static final String ZERO = "\0";
    private static final int MOST_CHARACTERS = 20;

    private final Random random;

    RandomKeys(Random random) {
        this.random = random;
    }

    /** The fields of one record, of which about one in six has a key. */
    List<Field> some(List<Field> fields) {
        Set<String> taken = fields.stream().map(Field::name).collect(Collectors.toCollection(HashSet::new));
        return fields.stream()
                .map(field -> random.nextInt(6) == 0 ? keyed(field, taken) : field)
                .toList();
    }

    private Field keyed(Field field, Set<String> taken) {
        String key = key(field.name());
        return taken.add(key) ? field.withKey(key) : field;
    }

    private String key(String name) {
        return switch (random.nextInt(8)) {
            case 0 -> name.toUpperCase(Locale.ROOT);
            case 1 -> name.toLowerCase(Locale.ROOT);
            case 2 -> text();
            case 3 -> name + (random.nextBoolean() ? "-" : " ") + name;
            case 4 -> random.nextInt(4) == 0 ? ZERO + name : name + "\u2019s";
            default -> HOSTILE.get(random.nextInt(HOSTILE.size()));
        };
    }

    /** Any Unicode scalar values but U+0000. */
    private String text() {
        return random.ints(1, Character.MAX_CODE_POINT + 1)
                .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                .limit(1 + random.nextInt(MOST_CHARACTERS))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
