package io.wirecost.core.codec;

import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Looks through the values of a record for one that a codec's declared limits exclude. */
public final class LimitCheck {
    private final Schema schema;
    private final Set<Limit> limits;

    public LimitCheck(Schema schema, Set<Limit> limits) {
        this.schema = schema;
        this.limits = limits;
    }

    /** The first value beyond a limit, as "path: reason"; empty when the codec can hold the record. */
    public Optional<String> violation(RecordValue record) {
        return limits.isEmpty() ? Optional.empty() : inRecord(schema.root().name(), "", record);
    }

    private Optional<String> inRecord(String name, String path, RecordValue record) {
        int i = 0;
        for (Field field : schema.record(name).fields()) {
            String at = path.isEmpty() ? field.name() : path + "." + field.name();
            Optional<String> found = in(field.type(), at, record.get(i++));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<String> in(Type type, String path, Object value) {
        if (value == null) {
            return Optional.empty();
        }
        return switch (type.form()) {
            case LEAF -> inLeaf(path, counted(type, value));
            case RECORD -> inRecord(type.name(), path, (RecordValue) value);
            case ARRAY -> inList(type.element(), path, (List<?>) value);
            case MAP -> inMap(type.element(), path, (Map<?, ?>) value);
            case OPTIONAL -> in(type.element(), path, value);
        };
    }

    private Optional<String> inList(Type type, String path, List<?> list) {
        int i = 0;
        for (Object element : list) {
            Optional<String> found = in(type, path + "[" + i++ + "]", element);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<String> inMap(Type type, String path, Map<?, ?> map) {
        int i = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            String at = path + "{entry " + i++ + "}";
            Optional<String> found = inKey(at, (String) entry.getKey()).or(() -> in(type, at, entry.getValue()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<String> inKey(String path, String key) {
        return broken(path, limit -> limit.isBrokenByKey(key));
    }

    /** What limits are about: a date, time or timestamp is its count. */
    private static Object counted(Type type, Object value) {
        return type.asTemporal()
                .<Object>map(temporal -> IntegerCarrier.of(temporal).number(value))
                .orElse(value);
    }

    private Optional<String> inLeaf(String path, Object value) {
        return broken(path, limit -> limit.isBrokenBy(value));
    }

    private Optional<String> broken(String path, Predicate<Limit> isBroken) {
        return limits.stream().filter(isBroken).findFirst().map(limit -> path + ": " + limit.reason());
    }
}
