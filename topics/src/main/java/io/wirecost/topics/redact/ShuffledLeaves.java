package io.wirecost.topics.redact;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.ValueRewrite;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Booleans and symbols of enums, which have no others of the same length. They change places among all records, so each is as frequent
 * as before, and of no record is it known which it had.
 */
final class ShuffledLeaves {
    private final Map<Type, Deque<Object>> left = new HashMap<>();

    private ShuffledLeaves() {}

    static ShuffledLeaves of(Dataset dataset, KeyedRandom draw) {
        Map<Type, List<Object>> found = new HashMap<>();
        Collector collector = new Collector(dataset.schema(), found);
        dataset.records().forEach(collector::of);
        ShuffledLeaves shuffled = new ShuffledLeaves();
        Random random = draw.of("order");
        found.forEach((type, values) -> {
            Collections.shuffle(values, random);
            shuffled.left.put(type, new ArrayDeque<>(values));
        });
        return shuffled;
    }

    private static boolean isOne(Type type) {
        return type.kind() == TypeKind.BOOLEAN || type.kind() == TypeKind.ENUM;
    }

    /** The next value of a type. */
    Object next(Type type) {
        return left.get(type).remove();
    }

    private static final class Collector extends ValueRewrite {
        private final Map<Type, List<Object>> found;

        Collector(Schema schema, Map<Type, List<Object>> found) {
            super(schema);
            this.found = found;
        }

        @Override
        protected Object leaf(Type type, Object value) {
            if (isOne(type)) {
                found.computeIfAbsent(type, any -> new ArrayList<>()).add(value);
            }
            return value;
        }
    }
}
